package framework.games.tictactoe;

import framework.BoardView;
import framework.GameOverStatus;
import framework.Space;
import framework.SpaceView;
import framework.WinningSpacesGameOverStatus;

/** Draws a space. */
public class TicTacToeSpaceView extends SpaceView {

  /**
   * Makes a view.
   *
   * @param boardView the view of the board
   * @param space the space
   */
  public TicTacToeSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    var concerned =
        status instanceof WinningSpacesGameOverStatus winning
            ? winning.getWinningSpaces().contains(getSpace())
            : !status.isGameOver();
    return concerned && super.showGameOver(status);
  }
}
