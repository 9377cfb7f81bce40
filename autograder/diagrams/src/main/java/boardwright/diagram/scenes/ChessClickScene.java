package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;

/** A click on a rook of combination chess, while the clock is running. */
public final class ChessClickScene {
  private ChessClickScene() {}

  /** Plays it. */
  public static void play() {
    ChessDesk desk = new ChessDesk();
    desk.click(0, 3); // the first click starts the clock, and selects nothing
    Recorder.begin();
    desk.click(5, 5);
    Recorder.end();
  }
}
