package boardwright.suites.gametree;

import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * Visitors and lambdas of a check, which write down in a student's words what they are told. A host
 * or a parameter that is another object than the expected one is written down as such.
 */
final class Told {
  /** What every method of the status visitor returns. */
  static final String ANSWER = "the visitor's answer";

  private final IBoardModel host;
  private final Object param;
  private final List<String> calls = new ArrayList<>();

  /** What the methods are to be told; a lambda's parameter is the same object. */
  Told(IBoardModel host, Object param) {
    this.host = host;
    this.param = param;
  }

  /** The calls, in order. */
  List<String> calls() {
    return List.copyOf(calls);
  }

  ICheckMoveVisitor check() {
    return new ICheckMoveVisitor() {
      @Override
      public void invalidMoveCase() {
        calls.add("invalidMoveCase()");
      }

      @Override
      public void validMoveCase() {
        calls.add("validMoveCase()");
      }
    };
  }

  IBoardStatusVisitor<Object, Object> status() {
    return new IBoardStatusVisitor<>() {
      @Override
      public Object player0WonCase(IBoardModel by, Object with) {
        return visited("player0WonCase", by, with);
      }

      @Override
      public Object player1WonCase(IBoardModel by, Object with) {
        return visited("player1WonCase", by, with);
      }

      @Override
      public Object drawCase(IBoardModel by, Object with) {
        return visited("drawCase", by, with);
      }

      @Override
      public Object noWinnerCase(IBoardModel by, Object with) {
        return visited("noWinnerCase", by, with);
      }
    };
  }

  private Object visited(String name, IBoardModel by, Object with) {
    calls.add(name + "(" + hostInWords(by) + ", " + paramInWords(with) + ")");
    return ANSWER;
  }

  /** A lambda that ends the map at a number of moves; 0 for never. */
  IBoardLambda<Object> lambda(int last) {
    return new IBoardLambda<>() {
      private int applied;

      @Override
      public boolean apply(IBoardModel by, int player, int row, int col, Object with) {
        applied++;
        calls.add(
            "apply(%s, %d, %s, %s)"
                .formatted(hostInWords(by), player, row + ", " + col, paramInWords(with)));
        return applied != last;
      }

      @Override
      public void noApply(IBoardModel by, int player, Object with) {
        calls.add("noApply(%s, %d, %s)".formatted(hostInWords(by), player, paramInWords(with)));
      }
    };
  }

  /** How {@link #lambda} writes a move down. */
  static String applied(int player, Move move) {
    return "apply(host, %d, %d, %d, param)".formatted(player, move.row(), move.col());
  }

  private String hostInWords(IBoardModel by) {
    return by == host ? "host" : by == null ? "null" : "another board";
  }

  private String paramInWords(Object with) {
    return with == null ? "null" : with == param ? "param" : "another object";
  }
}
