package boardwright.diagram.scenes;

import boardwright.diagram.Recorder;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.play.Factory;

/** Two who ask for the board, and one who tries to make another one. */
public final class OnlyBoardScene {
  private OnlyBoardScene() {}

  /** Plays it. */
  public static void play() throws Exception {
    Seats.inContext(OnlyBoardScene::playHere);
  }

  private static void playHere() throws Exception {
    Factory.configure(TicTacToeFactory::new);
    Factory.instance();
    Recorder.begin();
    Board.configure(TicTacToeBoard::new);
    Board first = Board.instance();
    Board second = Board.instance();
    try {
      throw new IllegalStateException("A second board was made: " + new TicTacToeBoard());
    } catch (InvalidSingletonInstantiationException e) {
      // that is as it should be
    }
    Recorder.end();
    if (first != second) {
      throw new IllegalStateException("There are two boards.");
    }
  }
}
