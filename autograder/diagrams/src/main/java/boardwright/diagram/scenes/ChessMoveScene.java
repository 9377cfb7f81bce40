package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;

/** A selected rook of combination chess moves onto a barrier. */
public final class ChessMoveScene {
  private ChessMoveScene() {}

  /** Plays it. */
  public static void play() {
    ChessDesk desk = new ChessDesk();
    desk.click(5, 5); // the first click starts the clock, and selects the rook
    Recorder.begin();
    desk.click(5, 3);
    Recorder.end();
  }
}
