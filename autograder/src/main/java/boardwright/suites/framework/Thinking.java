package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.StrategyAccess;
import framework.model.StrategyAccess.Outcome;
import java.util.List;
import java.util.concurrent.Callable;

/** Has a strategy make moves, on the check's own thread, and looks what it did. */
final class Thinking {
  /**
   * How often a strategy is asked in one turn. One that draws two spaces at a time, of which four
   * pairs in 625 are a move, needs more once in a hundred trillion turns.
   */
  private static final int PATIENCE = 5_000;

  private static final String MOVE = "one move that the rules allow";

  private final CubeScene scene;
  private final String name;
  private final Strategy strategy;

  /** Every change of a space that came from anywhere but from a submitted move. */
  private String meddled = "";

  /** How often it was asked in vain in this turn. */
  private int attempts;

  /** Whether a move was made, and not by tryMove. */
  private boolean elsewhere;

  private Thinking(CubeScene scene, String name, Strategy strategy) {
    this.scene = scene;
    this.name = name;
    this.strategy = strategy;
  }

  /**
   * A new strategy in a context; fails if it cannot be made.
   *
   * @param scene the position
   * @param name the class of the strategy, for messages
   * @param arguments what it is made with, as a student would write it
   */
  static Thinking of(
      CubeScene scene, String name, String arguments, Callable<? extends Strategy> maker) {
    Strategy strategy =
        Call.<Strategy>of("new " + name + "(" + arguments + ")", () -> scene.game().at(maker))
            .get("a strategy");
    return new Thinking(scene, name, strategy);
  }

  /** One turn. Fails unless it ends in one move of the player that the rules allow. */
  Call<String> turn() {
    String before = scene.letters();
    int made = count();
    Outcome[] outcome = new Outcome[1];
    Call<String> call =
        Call.of(
                "one turn of the " + name,
                () ->
                    scene
                        .game()
                        .at(
                            () -> {
                              outcome[0] =
                                  StrategyAccess.move(
                                      strategy, PATIENCE, count -> attempts = count);
                              return scene.letters();
                            }))
            .on(attempted(scene.drawn()));
    String after = call.get(MOVE);
    expectMove(call, outcome[0]);
    if (count() != made + 1) {
      call.fail("one move", "it made " + (count() - made));
    }
    Move move = scene.game().context().call(() -> MoveProcessor.instance().getLastMove());
    if (move.getPlayer() != scene.mover()) {
      call.fail("a move of " + scene.mover(), "it made one of " + move.getPlayer());
    }
    char mover = scene.letterOfMover();
    if (Cubes.pushes(before, mover).stream()
        .noneMatch(push -> Cubes.after(before, push, mover).equals(after))) {
      call.fail(MOVE, "it " + Cubes.led(before, after, mover));
    }
    elsewhere |= outcome[0] == Outcome.ELSEWHERE;
    return call;
  }

  /** The board, and under it how often the strategy has been asked in vain by then. */
  private Object attempted(String drawn) {
    attempts = 0;
    return new Object() {
      @Override
      public String toString() {
        return attempts < 2
            ? drawn
            : drawn + "\nmoveHook was called " + attempts + " times and made no move";
      }
    };
  }

  private static void expectMove(Call<?> call, Outcome outcome) {
    if (outcome == Outcome.SILENT) {
      call.fail("a move handed to tryMove", "moveHook ended, and yours handed in none");
    }
    if (outcome == Outcome.REFUSED) {
      call.fail(MOVE, "every move that yours handed to tryMove was against the rules");
    }
  }

  /** One turn as {@link #turn}. Fails also if its move came to the board without tryMove. */
  Call<String> turnByTryMove() {
    Call<String> call = turn();
    if (elsewhere) {
      call.fail("its move handed to tryMove", "yours handed it to somebody else");
    }
    return call;
  }

  private int count() {
    return scene.game().context().call(() -> MoveProcessor.instance().getMoveCount());
  }

  /** Fails unless one turn leads to one of these boards. */
  void leadsToOneOf(List<String> right, String expected) {
    String before = scene.letters();
    Call<String> call = turn();
    String after = scene.letters();
    if (!right.contains(after)) {
      call.fail(expected, "it " + Cubes.led(before, after, scene.letterOfMover()) + answer(after));
    }
  }

  /** What the other player can do about it, if that decides the game. */
  private String answer(String after) {
    char other = Cubes.other(scene.letterOfMover());
    return Cubes.hasLine(after, other) || Cubes.hasLine(after, scene.letterOfMover())
        ? ""
        : Cubes.win(after, other)
            .map(push -> "; then %c could win from %s".formatted(other, push))
            .orElse("");
  }

  /** One turn of each of two on equal boards; fails unless they choose alike. */
  static void choosesAlike(Thinking one, Thinking other, int seed) {
    String before = one.scene.letters();
    char mover = one.scene.letterOfMover();
    one.turn();
    Call<String> call = other.turn();
    String seen = other.scene.letters();
    if (!seen.equals(one.scene.letters())) {
      call.fail(
          "the move of another one that was made with new Random(" + seed + "), too",
          "that one %s, this one %s"
              .formatted(
                  Cubes.led(before, one.scene.letters(), mover), Cubes.led(before, seen, mover)));
    }
  }

  /** Looks from now on for changes that come from anywhere but from a submitted move. */
  private void watch() {
    for (Space space : scene.game().board()) {
      space.addListener(
          (changed, piece) -> {
            if (meddled.isEmpty() && !isOfASubmittedMove()) {
              meddled = changed.toString();
            }
          });
    }
  }

  /** Whether what happens now is done by a move that was handed to tryMove. */
  private static boolean isOfASubmittedMove() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .dropWhile(frame -> frame.getDeclaringClass() != MoveProcessor.class)
                    .dropWhile(frame -> frame.getDeclaringClass() == MoveProcessor.class)
                    .findFirst()
                    .filter(frame -> StrategyAccess.submits(frame.getDeclaringClass()))
                    .isPresent());
  }

  /**
   * One turn while the board is watched. Fails if anything but a move that was handed to tryMove
   * changes it.
   */
  void changesTheBoardByTryMoveAlone() {
    watch();
    Call<String> call = turnByTryMove();
    if (!meddled.isEmpty()) {
      call.fail(
          "changes of the board by tryMove alone",
          "the space " + meddled + " was changed otherwise");
    }
  }

  /**
   * Has the player think who is not asked any more: the move is refused by an exception. Fails
   * unless the turn ends by that.
   */
  void thinksTooLate() {
    String before = scene.letters();
    Call<Boolean> call =
        Call.of(
                "a turn of the " + name + " after the game was aborted",
                () ->
                    scene
                        .game()
                        .at(() -> StrategyAccess.thinkUnasked(strategy, scene.mover(), PATIENCE)))
            .on(scene.drawn());
    String expected = "a turn that ends by the InterruptedException of tryMove";
    boolean interrupted = call.get(expected);
    if (!scene.letters().equals(before)) {
      throw new CheckBlocked("the move was made though nobody had been asked");
    }
    if (!interrupted) {
      call.fail(expected, "moveHook of yours ended as if nothing had happened");
    }
  }
}
