package boardwright.suites.framework;

import framework.model.GameOverStatus;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a status says.
 *
 * @param spaces the winning spaces; null if the status gives null for them
 */
record Standing(boolean over, Player winner, Set<Space> spaces) {
  static Standing of(GameOverStatus status) {
    List<Space> spaces =
        status instanceof WinningSpacesGameOverStatus winning
            ? winning.getWinningSpaces()
            : List.of();
    return new Standing(
        status.isGameOver(), status.getWinner(), spaces == null ? null : new HashSet<>(spaces));
  }

  @Override
  public String toString() {
    return new Ending(over, winner).toString();
  }
}
