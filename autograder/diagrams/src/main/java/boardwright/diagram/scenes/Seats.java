package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;
import framework.application.GameApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.play.Command;
import framework.play.CommandProcessor;
import framework.play.GameMaster;
import framework.play.NewGameCommand;
import framework.play.SpaceSelectedCommand;

/** What scenes do to set up a game, and to wait for it. */
final class Seats {
  private static final long LONG = 20_000;

  private Seats() {}

  /** A scene, which may throw anything. */
  interface Played {
    void play() throws Exception;
  }

  /** Plays a scene in a new context. */
  static void inContext(Played scene) throws Exception {
    new GameContext()
        .call(
            () -> {
              scene.play();
              return null;
            });
  }

  /** Sets up a game and begins it; every player is a person. */
  static void begin(GameApplication application) throws Exception {
    application.setUp();
    submit(new NewGameCommand());
    await();
  }

  static void submit(Command command) {
    CommandProcessor.instance().submitCommand(command);
  }

  /** Selects a space as a click does, and waits for what becomes of it. */
  static void select(int row, int column) throws Exception {
    submit(new SpaceSelectedCommand(Board.instance().getSpace(row, column)));
    await();
  }

  /** Waits until nothing happens any more without a person; this is not in the picture. */
  static void await() throws Exception {
    Recorder.quietly(
        () -> {
          CommandProcessor.instance().awaitDone();
          if (!GameMaster.instance().awaitQuiet(LONG)) {
            throw new IllegalStateException("The game does not come to rest.");
          }
        });
  }
}
