package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;

/** Says which ends of a game concern a space. */
final class TicTacToeWinners {

  private final Space space;

  /** For this space. */
  TicTacToeWinners(Space space) {
    this.space = space;
  }

  /** Whether the piece on the space should hear of a status. */
  boolean concernedBy(GameOverStatus status) {
    if (status instanceof WinningSpacesGameOverStatus winning) {
      return winning.getWinningSpaces().contains(space);
    }
    return !status.isGameOver();
  }
}
