package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;

/** The time runs out while a player of combination chess chooses parts of a combination. */
public final class ChessTimeoutScene {
  private static final long TURN = 30_000;

  private ChessTimeoutScene() {}

  /** Plays it. */
  public static void play() {
    ChessDesk desk = new ChessDesk();
    desk.combine();
    desk.click(0, 3);
    desk.click(4, 5);
    desk.waits(TURN);
    Recorder.begin();
    desk.controller.tick();
    Recorder.end();
  }
}
