package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;
import java.util.List;
import java.util.Optional;

/** A space. */
public class TicTacToeSpaceView extends SpaceView {
  /** Makes it. */
  public TicTacToeSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    List<Space> winners =
        Optional.of(status)
            .filter(WinningSpacesGameOverStatus.class::isInstance)
            .map(WinningSpacesGameOverStatus.class::cast)
            .map(WinningSpacesGameOverStatus::getWinningSpaces)
            .orElse(List.of());
    return (!status.isGameOver() || winners.contains(getSpace()))
        && getPieceView() != null
        && getPieceView().showGameOver(status);
  }
}
