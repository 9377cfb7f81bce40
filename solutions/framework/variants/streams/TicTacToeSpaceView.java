package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.SpaceView;
import java.util.Optional;

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
    return Optional.ofNullable(getPieceView())
        .filter(view -> !status.isGameOver() || hasWon(status))
        .map(view -> view.showGameOver(status))
        .orElse(false);
  }

  private boolean hasWon(GameOverStatus status) {
    return Optional.of(status)
        .filter(WinningSpacesGameOverStatus.class::isInstance)
        .map(WinningSpacesGameOverStatus.class::cast)
        .stream()
        .flatMap(winning -> winning.getWinningSpaces().stream())
        .anyMatch(getSpace()::equals);
  }
}
