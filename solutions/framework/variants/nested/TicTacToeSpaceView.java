package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;

/** Draws a space. */
public class TicTacToeSpaceView extends SpaceView {

  private final Ear ear = new Ear();

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
    return ear.hears(status) ? super.showGameOver(status) : false;
  }

  /** What the piece on this space hears. */
  private class Ear {
    boolean hears(GameOverStatus status) {
      boolean winning =
          status instanceof WinningSpacesGameOverStatus
              && ((WinningSpacesGameOverStatus) status).getWinningSpaces().indexOf(getSpace()) >= 0;
      return winning || !status.isGameOver();
    }
  }
}
