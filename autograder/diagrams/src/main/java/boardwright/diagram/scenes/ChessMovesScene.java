package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;

/** The model of combination chess looks for the moves of a rook with a bishop beside it. */
public final class ChessMovesScene {
  private ChessMovesScene() {}

  /** Plays it. */
  public static void play() {
    ChessDesk desk = new ChessDesk();
    Recorder.begin();
    desk.looksForMoves(5, 5);
    Recorder.end();
  }
}
