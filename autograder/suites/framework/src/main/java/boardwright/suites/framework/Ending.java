package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.model.BoardAccess;
import framework.model.GameOverStatus;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.Collection;
import java.util.stream.Collectors;

/**
 * What the board of a game says of its end.
 *
 * @param winner null if nobody has won
 */
record Ending(boolean over, Player winner) {
  static Ending of(GameOverStatus status) {
    return status == null ? null : new Ending(status.isGameOver(), status.getWinner());
  }

  /**
   * Asks the board of a game, in whose context the answer is looked at, too: it may ask for the
   * board itself.
   *
   * @param on the game as it is drawn, and what went before
   */
  static Call<Ending> asked(Game game, Object on) {
    return game.call(Game.GAME_OVER, () -> of(BoardAccess.gameOverHook(game.board()))).on(on);
  }

  /** What the board of a game says of its end, for a replay: the order of the spaces is open. */
  static String said(Game game) throws Exception {
    return game.at(
        () -> {
          GameOverStatus status = BoardAccess.gameOverHook(game.board());
          return status instanceof WinningSpacesGameOverStatus winning
                  && winning.getWinningSpaces() != null
              ? of(status) + " with " + spaces(winning.getWinningSpaces())
              : String.valueOf(of(status));
        });
  }

  /** Spaces in their order on a small board, such as {@code (0, 0) (1, 1)}. */
  private static String spaces(Collection<Space> spaces) {
    return spaces.stream().map(String::valueOf).sorted().collect(Collectors.joining(" "));
  }

  @Override
  public String toString() {
    if (winner != null) {
      return (over ? "over" : "not over") + ", won by " + winner.getName();
    }
    return over ? "over, nobody has won" : "not over";
  }
}
