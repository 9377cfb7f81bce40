package framework.games.tictactoe;

import framework.BoardView;
import framework.GameOverStatus;
import framework.Space;
import framework.SpaceView;
import framework.WinningSpacesGameOverStatus;
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
