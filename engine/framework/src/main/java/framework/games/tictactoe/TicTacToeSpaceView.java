package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;

/** Draws a space; tells its piece of the end of the game only if the piece has won it. */
public class TicTacToeSpaceView extends SpaceView {

  /**
   * Makes a view.
   *
   * @param boardView the view of the board; not null
   * @param space the space; not null
   */
  public TicTacToeSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
  }

  /**
   * Called when the game is over, and when it goes on after all: tells the view of the piece if
   * this space has won, or if the game goes on.
   */
  @Override
  public boolean showGameOver(GameOverStatus status) {
    boolean hasWon =
        status instanceof WinningSpacesGameOverStatus winning
            && winning.getWinningSpaces().contains(getSpace());
    // When the game goes on after all, every piece must look as before.
    return (hasWon || !status.isGameOver()) && super.showGameOver(status);
  }
}
