package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Sees every line that a move makes, and every line that the answer to it can make. It thinks with
 * numbers on a sheet of its own; the board sees only the move that was chosen.
 */
public class QuixoLineStrategy extends Strategy {

  private static final int SIZE = 5;
  private static final int MINE = 1;
  private static final int YOURS = -1;
  private static final int BLANK = 0;

  private final Random random;

  /** Makes a strategy with a source of chance of its own. */
  public QuixoLineStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random where its chance comes from
   */
  public QuixoLineStrategy(Random random) {
    super("Looks at lines");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    int[][] sheet = copyOfTheBoard();
    List<int[]> wins = new ArrayList<>();
    List<int[]> safe = new ArrayList<>();
    List<int[]> risky = new ArrayList<>();
    List<int[]> lost = new ArrayList<>();
    for (int[] push : pushes(sheet, MINE)) {
      int[][] after = pushed(sheet, push, MINE);
      if (hasLine(after, YOURS)) {
        lost.add(push);
      } else if (hasLine(after, MINE)) {
        wins.add(push);
      } else if (canWin(after, YOURS)) {
        risky.add(push);
      } else {
        safe.add(push);
      }
    }
    for (List<int[]> choice : List.of(wins, safe, risky, lost)) {
      if (!choice.isEmpty()) {
        make(choice.get(random.nextInt(choice.size())));
        return;
      }
    }
  }

  private int[][] copyOfTheBoard() {
    int[][] sheet = new int[SIZE][SIZE];
    for (Space space : getBoard()) {
      Player owner = space.getPiece().getPlayer();
      int number = owner == getPlayer() ? MINE : YOURS;
      sheet[space.getRow()][space.getColumn()] = owner == null ? BLANK : number;
    }
    return sheet;
  }

  private void make(int[] push) throws InterruptedException {
    Space from = getBoard().getSpace(push[0], push[1]);
    Space to = getBoard().getSpace(push[2], push[3]);
    Piece cube = from.getPiece();
    tryMove(getBoard().getFactory().createMovePieceMove(this, getPlayer(), cube, from, to));
  }

  /** Returns all moves of a side, each as row, column, row and column. */
  private static List<int[]> pushes(int[][] sheet, int side) {
    List<int[]> pushes = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        boolean inside = row > 0 && row < SIZE - 1 && column > 0 && column < SIZE - 1;
        if (!inside && (sheet[row][column] == side || sheet[row][column] == BLANK)) {
          int[][] ends = {{row, 0}, {row, SIZE - 1}, {0, column}, {SIZE - 1, column}};
          for (int[] end : ends) {
            if (end[0] != row || end[1] != column) {
              pushes.add(new int[] {row, column, end[0], end[1]});
            }
          }
        }
      }
    }
    return pushes;
  }

  private static int[][] pushed(int[][] sheet, int[] push, int side) {
    int[][] after = new int[SIZE][];
    for (int row = 0; row < SIZE; row++) {
      after[row] = sheet[row].clone();
    }
    int row = push[0];
    int column = push[1];
    int down = Integer.signum(push[2] - row);
    int right = Integer.signum(push[3] - column);
    while (row != push[2] || column != push[3]) {
      after[row][column] = after[row + down][column + right];
      row += down;
      column += right;
    }
    after[row][column] = side;
    return after;
  }

  private static boolean canWin(int[][] sheet, int side) {
    for (int[] push : pushes(sheet, side)) {
      int[][] after = pushed(sheet, push, side);
      if (hasLine(after, side) && !hasLine(after, -side)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasLine(int[][] sheet, int side) {
    for (int i = 0; i < SIZE; i++) {
      if (isLine(sheet, i, 0, 0, 1, side) || isLine(sheet, 0, i, 1, 0, side)) {
        return true;
      }
    }
    return isLine(sheet, 0, 0, 1, 1, side) || isLine(sheet, SIZE - 1, 0, -1, 1, side);
  }

  private static boolean isLine(
      int[][] sheet, int row, int column, int down, int right, int side) {
    for (int i = 0; i < SIZE; i++) {
      if (sheet[row + i * down][column + i * right] != side) {
        return false;
      }
    }
    return true;
  }
}
