package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;
import java.util.List;

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
    if (getPieceView() == null) {
      return false;
    }
    if (status.isGameOver() == false) {
      return getPieceView().showGameOver(status);
    }
    if (status instanceof WinningSpacesGameOverStatus) {
      List<Space> spaces = ((WinningSpacesGameOverStatus) status).getWinningSpaces();
      for (int i = 0; i < spaces.size(); i++) {
        Space space = spaces.get(i);
        if (space.getRow() == getSpace().getRow() && space.getColumn() == getSpace().getColumn()) {
          return getPieceView().showGameOver(status);
        }
      }
    }
    return false;
  }
}
