package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;

/** Draws a space. Only a piece that has won hears of the end of the game. */
public class TicTacToeSpaceView extends SpaceView {

  /**
   * Makes a view of a space.
   *
   * @param boardView the view of the board
   * @param space the space
   */
  public TicTacToeSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    if (status.isGameOver() && !isAmongTheWinners(status)) {
      return false;
    }
    return super.showGameOver(status);
  }

  private boolean isAmongTheWinners(GameOverStatus status) {
    if (!(status instanceof WinningSpacesGameOverStatus)) {
      return false;
    }
    return ((WinningSpacesGameOverStatus) status).getWinningSpaces().contains(getSpace());
  }
}
