package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;
import java.util.Optional;

/** Asks the status by Optional, and the view of its piece by itself. */
public class TicTacToeSpaceView extends SpaceView {

  /** Creates the view of a space. */
  public TicTacToeSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    boolean concerned =
        !status.isGameOver()
            || Optional.of(status)
                .filter(WinningSpacesGameOverStatus.class::isInstance)
                .map(WinningSpacesGameOverStatus.class::cast)
                .filter(winning -> winning.getWinningSpaces().contains(getSpace()))
                .isPresent();
    return concerned && getPieceView() != null && getPieceView().showGameOver(status);
  }
}
