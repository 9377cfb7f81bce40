package boardwright.suites.gametree;

import boardwright.testkit.Call;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardState;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Visitors and lambdas of a check, which write down in a student's words what they are told. A host
 * or a parameter that is another object than the expected one is written down as such.
 */
final class Told {
  /** What every method of the status visitor returns. */
  private static final String ANSWER = "the visitor's answer";

  private final IBoardModel host;
  private final Object param;
  private final Consumer<String> look;
  private final List<String> calls = new ArrayList<>();

  /** What the methods are to be told; a lambda's parameter is the same object. */
  Told(IBoardModel host, Object param) {
    this(host, param, call -> {});
  }

  /** As above, and each call is passed on, to look at the board at that moment. */
  Told(IBoardModel host, Object param, Consumer<String> look) {
    this.host = host;
    this.param = param;
    this.look = look;
  }

  /** As above, with a parameter of its own. */
  Told(IBoardModel host) {
    this(host, new Object());
  }

  Object param() {
    return param;
  }

  /** The call by which a state executes the status visitor. */
  Call<Object> executed(IBoardState state, String creation) {
    return Call.<Object>of(
            "state.execute(host, visitor, param)", () -> state.execute(host, status(), param))
        .on("state = " + creation);
  }

  /** The call by which a state maps the lambda, which ends the map at a number of moves. */
  Call<Void> mapped(IBoardState state, int player, int last, Object on) {
    return Call.run(
            "state.map(host, " + player + ", lambda, param)",
            () -> state.map(host, player, lambda(last), param))
        .on(on);
  }

  /** Fails unless this is what the status visitor has returned. */
  static void isTheAnswer(Call<?> call, Object answer) {
    call.require(answer == ANSWER, "what the visitor returns", "yours returned something else");
  }

  /** The names of the cases that were called, in order. */
  List<String> cases() {
    return calls.stream().map(one -> one.replaceAll("\\(.*", "")).toList();
  }

  /** The calls, in order. */
  List<String> calls() {
    return List.copyOf(calls);
  }

  ICheckMoveVisitor check() {
    return new ICheckMoveVisitor() {
      @Override
      public void invalidMoveCase() {
        add("invalidMoveCase()");
      }

      @Override
      public void validMoveCase() {
        add("validMoveCase()");
      }
    };
  }

  IBoardStatusVisitor<Object, Object> status() {
    return visitor(
        (name, by, with) -> {
          add(name + "(" + hostInWords(by) + ", " + paramInWords(with) + ")");
          return ANSWER;
        });
  }

  /** What a status visitor does in every case, whose name it gets. */
  interface Cases<P, R> {
    R visit(String name, IBoardModel host, P param);
  }

  /** A status visitor that does the same in all cases. */
  static <P, R> IBoardStatusVisitor<P, R> visitor(Cases<P, R> cases) {
    return new IBoardStatusVisitor<>() {
      @Override
      public R player0WonCase(IBoardModel host, P param) {
        return cases.visit("player0WonCase", host, param);
      }

      @Override
      public R player1WonCase(IBoardModel host, P param) {
        return cases.visit("player1WonCase", host, param);
      }

      @Override
      public R drawCase(IBoardModel host, P param) {
        return cases.visit("drawCase", host, param);
      }

      @Override
      public R noWinnerCase(IBoardModel host, P param) {
        return cases.visit("noWinnerCase", host, param);
      }
    };
  }

  private void add(String call) {
    calls.add(call);
    look.accept(call);
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
