package framework.games.tictactoe;

import framework.BoardView;
import framework.GameOverStatus;
import framework.Space;
import framework.SpaceView;
import framework.WinningSpacesGameOverStatus;

public class TicTacToeSpaceView extends SpaceView {

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
