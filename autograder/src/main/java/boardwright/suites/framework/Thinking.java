package boardwright.suites.framework;

import boardwright.suite.Call;
import boardwright.suite.CheckBlocked;
import framework.GameMaster;
import framework.Move;
import framework.MoveProcessor;
import framework.Player;
import framework.Space;
import framework.Strategy;
import framework.StrategyAccess;
import java.util.List;

/** Has a strategy make moves, on the check's own thread, and looks what it did. */
final class Thinking {
  private final CubeScene scene;
  private final String name;
  private final Strategy strategy;

  /** Every change of a space that came from anywhere but from a submitted move. */
  private String meddled = "";

  /**
   * A strategy at a table.
   *
   * @param scene the position
   * @param name the class of the strategy, for messages
   */
  Thinking(CubeScene scene, String name, Strategy strategy) {
    this.scene = scene;
    this.name = name;
    this.strategy = strategy;
  }

  /**
   * One turn. Fails unless it ends in one move of the player, who must be the one to move, that the
   * rules allow.
   */
  Call<String> turn() {
    String before = scene.letters();
    String on = scene.drawn();
    int made = count();
    Call<String> call =
        Call.of(
                "one turn of the " + name,
                () ->
                    scene
                        .game()
                        .at(
                            () -> {
                              StrategyAccess.move(strategy);
                              return scene.letters();
                            }))
            .on(on);
    String after = call.get("one move that the rules allow");
    Move move = scene.game().table().call(() -> MoveProcessor.instance().getLastMove());
    if (count() != made + 1) {
      call.fail("one move", "it made " + (count() - made));
    }
    if (move.getPlayer() != scene.mover()) {
      call.fail("a move of " + scene.mover(), "it made one of " + move.getPlayer());
    }
    char mover = scene.letterOfMover();
    if (Cubes.pushes(before, mover).stream()
        .noneMatch(push -> Cubes.after(before, push, mover).equals(after))) {
      call.fail("one move that the rules allow", "it " + Cubes.led(before, after, mover));
    }
    return call;
  }

  private int count() {
    return scene.game().table().call(() -> MoveProcessor.instance().getMoveCount());
  }

  /** Fails unless one turn leads to one of these boards. */
  void leadsToOneOf(List<String> right, String expected) {
    String before = scene.letters();
    Call<String> call = turn();
    String after = scene.letters();
    if (!right.contains(after)) {
      call.fail(expected, "it " + Cubes.led(before, after, scene.letterOfMover()));
    }
  }

  /** Looks from now on for changes that come from anywhere but from a submitted move. */
  void watch() {
    GameMaster master = scene.game().table().call(() -> GameMaster.instance());
    for (Space space : scene.game().board()) {
      // The master holds its own lock while it has a submitted move executed.
      space.addListener(
          (changed, piece) -> {
            if (meddled.isEmpty() && !Thread.holdsLock(master)) {
              meddled = changed.toString();
            }
          });
    }
  }

  /** The first space that was changed otherwise; empty if there was none. */
  String meddled() {
    return meddled;
  }

  /**
   * Has the player think who is not asked any more: the move is refused by an exception. Fails
   * unless the turn ends by that.
   */
  void thinksTooLate() {
    Player player = scene.mover();
    String before = scene.letters();
    Call<Boolean> call =
        Call.of(
                "a turn of the " + name + " after the game was aborted",
                () ->
                    scene
                        .game()
                        .at(
                            () -> {
                              player.setStrategy(strategy);
                              player.run();
                              return Thread.interrupted();
                            }))
            .on(scene.drawn());
    String expected = "the InterruptedException of tryMove ends the turn";
    boolean interrupted = call.get(expected);
    if (!scene.letters().equals(before)) {
      throw new CheckBlocked("the move was made though nobody had been asked");
    }
    if (!interrupted) {
      call.fail(expected, "the turn ended otherwise");
    }
  }
}
