package framework.games.quixo;

import framework.model.Board;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Random;

/** Positions are records of two sets of bits: what the mover has, and what the other has. */
public class QuixoLineStrategy extends Strategy {

  private enum Worth {
    LOST,
    RISKY,
    SAFE,
    WON
  }

  private record Push(int from, int to) {
    private int step() {
      var inRow = from / 5 == to / 5;
      return (inRow ? 1 : 5) * Integer.signum(to - from);
    }
  }

  private record Position(int mine, int yours) {
    private static final int[] LINES = lines();

    private static int[] lines() {
      var lines = new int[12];
      for (var i = 0; i < 5; i++) {
        lines[i] = 0b11111 << 5 * i;
        lines[5 + i] = 0b00001_00001_00001_00001_00001 << i;
      }
      lines[10] = 0b10000_01000_00100_00010_00001;
      lines[11] = 0b00001_00010_00100_01000_10000;
      return lines;
    }

    List<Push> pushes() {
      var pushes = new ArrayList<Push>();
      for (var from = 0; from < 25; from++) {
        var row = from / 5;
        var column = from % 5;
        var inside = row > 0 && row < 4 && column > 0 && column < 4;
        if (!inside && (yours >> from & 1) == 0) {
          for (var to : new int[] {row * 5, row * 5 + 4, column, 20 + column}) {
            if (to != from) {
              pushes.add(new Push(from, to));
            }
          }
        }
      }
      return pushes;
    }

    Position after(Push push) {
      return new Position(
          slid(mine, push) | 1 << push.to(), slid(yours, push) & ~(1 << push.to()));
    }

    private static int slid(int set, Push push) {
      var slid = set;
      for (var at = push.from(); at != push.to(); at += push.step()) {
        var bit = set >> at + push.step() & 1;
        slid = slid & ~(1 << at) | bit << at;
      }
      return slid;
    }

    Position turned() {
      return new Position(yours, mine);
    }

    static boolean hasLine(int set) {
      for (var line : LINES) {
        if ((set & line) == line) {
          return true;
        }
      }
      return false;
    }

    Worth worth() {
      if (hasLine(yours)) {
        return Worth.LOST;
      }
      if (hasLine(mine)) {
        return Worth.WON;
      }
      var other = turned();
      for (var answer : other.pushes()) {
        var then = other.after(answer);
        if (hasLine(then.mine) && !hasLine(then.yours)) {
          return Worth.RISKY;
        }
      }
      return Worth.SAFE;
    }
  }

  private final Random random;

  /** Makes a strategy. */
  public QuixoLineStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random rolls the dice
   */
  public QuixoLineStrategy(Random random) {
    super("Lines in bits");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    var now = look();
    var sorted = new EnumMap<Worth, List<Push>>(Worth.class);
    for (var push : now.pushes()) {
      sorted.computeIfAbsent(now.after(push).worth(), worth -> new ArrayList<>()).add(push);
    }
    var best = List.copyOf(sorted.values()).get(sorted.size() - 1);
    var push = best.get(random.nextInt(best.size()));
    var from = Board.instance().getSpace(push.from() / 5, push.from() % 5);
    var to = Board.instance().getSpace(push.to() / 5, push.to() % 5);
    tryMove(Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
  }

  private Position look() {
    var mine = 0;
    var yours = 0;
    for (var space : Board.instance()) {
      var bit = 1 << space.getRow() * 5 + space.getColumn();
      var owner = space.getPiece().getPlayer();
      if (owner == getPlayer()) {
        mine |= bit;
      } else if (owner != null) {
        yours |= bit;
      }
    }
    return new Position(mine, yours);
  }
}
