package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;

/** Somebody agrees to the greeting of combination chess, and fills in who plays. */
public final class ChessSetUpScene {
  private ChessSetUpScene() {}

  /** Plays it. */
  public static void play() {
    ChessDesk desk = new ChessDesk();
    desk.asksForANewGame();
    Recorder.begin();
    desk.setsUp();
    Recorder.end();
  }
}
