package framework.games.quixo;

import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Thinks in two numbers of 25 bits. */
public class QuixoLineStrategy extends Strategy {
  private static final int DEPTH = 2;
  private static final int[] LINES = lines();
  private static final List<int[]> PATHS = paths();

  private Random random;

  /** Makes it; always takes the first of the best moves. */
  public QuixoLineStrategy() {
    super("Bits");
  }

  /** Makes it. */
  public QuixoLineStrategy(Random random) {
    this();
    this.random = random;
  }

  private static int[] lines() {
    int[] lines = new int[12];
    for (int i = 0; i < 5; i++) {
      lines[i] = 0b11111 << 5 * i;
      lines[5 + i] = 0b0000100001000010000100001 << i;
      lines[10] |= 1 << 6 * i;
      lines[11] |= 1 << 4 * i + 4;
    }
    return lines;
  }

  private static List<int[]> paths() {
    List<int[]> paths = new ArrayList<>();
    for (int from = 0; from < 25; from++) {
      int row = from / 5;
      int column = from % 5;
      if (row % 4 != 0 && column % 4 != 0) {
        continue;
      }
      path(paths, from, -5, row);
      path(paths, from, 5, 4 - row);
      path(paths, from, -1, column);
      path(paths, from, 1, 4 - column);
    }
    return paths;
  }

  private static void path(List<int[]> paths, int from, int step, int length) {
    if (length > 0) {
      int[] path = new int[length + 1];
      for (int i = 0; i <= length; i++) {
        path[i] = from + i * step;
      }
      paths.add(path);
    }
  }

  private static int slide(int bits, int[] path, int last) {
    int out = bits;
    for (int i = 0; i < path.length; i++) {
      int bit = i + 1 < path.length ? bits >> path[i + 1] & 1 : last;
      out = out & ~(1 << path[i]) | bit << path[i];
    }
    return out;
  }

  private static boolean line(int bits) {
    for (int line : LINES) {
      if ((bits & line) == line) {
        return true;
      }
    }
    return false;
  }

  /** 2 won, 0 lost at once, 1 else; for who moved. */
  private static double value(int mine, int yours, int depth) {
    if (line(yours)) {
      return -100 - depth;
    }
    if (line(mine)) {
      return 100 + depth;
    }
    if (depth == 0) {
      return 0;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int[] path : PATHS) {
      if ((mine >> path[0] & 1) == 0) {
        best = Math.max(best, value(slide(yours, path, 1), slide(mine, path, 0), depth - 1));
        if (best > 99) {
          break;
        }
      }
    }
    return -best;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    int mine = 0;
    int yours = 0;
    for (Space space : Board.instance()) {
      int bit = 1 << 5 * space.getRow() + space.getColumn();
      if (space.getPiece().getPlayer() == getPlayer()) {
        mine |= bit;
      } else if (space.getPiece().getPlayer() != null) {
        yours |= bit;
      }
    }
    double best = Double.NEGATIVE_INFINITY;
    List<int[]> choice = new ArrayList<>();
    for (int[] path : PATHS) {
      if ((yours >> path[0] & 1) == 0) {
        double value = value(slide(mine, path, 1), slide(yours, path, 0), DEPTH - 1);
        if (value > best) {
          choice.clear();
          best = value;
        }
        if (value == best) {
          choice.add(path);
        }
      }
    }
    int[] path = choice.get(random == null ? 0 : random.nextInt(choice.size()));
    Space from = Board.instance().getSpace(path[0] / 5, path[0] % 5);
    int end = path[path.length - 1];
    Space to = Board.instance().getSpace(end / 5, end % 5);
    tryMove(Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
  }
}
