package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;

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
