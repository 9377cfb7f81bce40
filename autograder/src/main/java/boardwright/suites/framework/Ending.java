package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.model.BoardAccess;
import framework.model.GameOverStatus;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/** Asks a board whether the game is over, and says the answer in words. */
final class Ending {
  private Ending() {}

  /**
   * The board of a game, asked whether it is over.
   *
   * @param game in whose context the answer is looked at, too: it may ask for the board itself
   * @param call asks
   */
  record Asked(Game game, Call<GameOverStatus> call) {}

  /** Asks the board of a game; the game is drawn as it is now. */
  static Asked asked(Game game) {
    return asked(game, game.drawn());
  }

  /** Asks the board of a game, after what {@code on} says. */
  static Asked asked(Game game, Object on) {
    Call<GameOverStatus> call =
        game.call(Game.GAME_OVER, () -> BoardAccess.gameOverHook(game.board()));
    return new Asked(game, call.on(on));
  }

  /** Fails unless the game goes on. */
  static void notOver(Asked asked) {
    asked.game.context().run(() -> expect(asked.call, false, null));
  }

  /** Fails unless the game is over and this player has won. */
  static void wonBy(Player winner, Asked asked) {
    asked.game.context().run(() -> expect(asked.call, true, winner));
  }

  /** Fails unless the game is over and nobody has won. */
  static void drawn(Asked asked) {
    asked.game.context().run(() -> expect(asked.call, true, null));
  }

  private static void expect(Call<GameOverStatus> call, boolean over, Player winner) {
    String expected = inWords(over, winner);
    GameOverStatus status = call.get(expected);
    if (status == null || status.isGameOver() != over || status.getWinner() != winner) {
      call.fail(expected, "yours said " + inWords(status));
    }
  }

  /** What the board of a game says of its end, for a replay: the order of the spaces is open. */
  static String said(Game game) throws Exception {
    return game.at(
        () -> {
          GameOverStatus status = BoardAccess.gameOverHook(game.board());
          return status instanceof WinningSpacesGameOverStatus winning
                  && winning.getWinningSpaces() != null
              ? inWords(status) + " with " + spaces(winning.getWinningSpaces())
              : inWords(status);
        });
  }

  /**
   * Fails unless the game was won and the status names winning spaces that satisfy the question.
   *
   * @param expected the spaces in words
   */
  static List<Space> winningSpaces(Asked asked, String expected) {
    return asked.game.context().call(() -> winningSpaces(asked.call, expected));
  }

  private static List<Space> winningSpaces(Call<GameOverStatus> call, String expected) {
    GameOverStatus status = call.get(expected);
    if (status instanceof WinningSpacesGameOverStatus winning) {
      return spacesOf(call, winning, expected);
    }
    call.fail(
        "a WinningSpacesGameOverStatus with " + expected,
        status == null
            ? "yours gave null"
            : "yours gave " + Kinds.kind(status) + ": " + inWords(status));
    return List.of();
  }

  /** The winning spaces of the status that a call gave; fails if they are null, or one of them. */
  static List<Space> spacesOf(
      Call<GameOverStatus> call, WinningSpacesGameOverStatus status, String expected) {
    List<Space> spaces = status.getWinningSpaces();
    if (spaces == null) {
      call.fail(expected, "getWinningSpaces() of your status gave null");
    }
    List<Space> copy = new ArrayList<>(spaces);
    if (copy.contains(null)) {
      call.fail(expected, "getWinningSpaces() of your status gave a list with null in it");
    }
    List<Space> again = status.getWinningSpaces();
    if (again == null || !new HashSet<>(again).equals(new HashSet<>(copy))) {
      call.fail(expected, "getWinningSpaces() of your status gave " + again + " when called again");
    }
    return copy;
  }

  /** Spaces in the order of the board, such as {@code (0, 0) (1, 1)}. */
  static String spaces(Collection<Space> spaces) {
    if (spaces.isEmpty()) {
      return "no spaces";
    }
    StringBuilder text = new StringBuilder();
    spaces.stream()
        .sorted(Comparator.comparing(Space::getRow).thenComparing(Space::getColumn))
        .forEach(space -> text.append(text.isEmpty() ? "" : " ").append(space));
    return text.toString();
  }

  private static String inWords(GameOverStatus status) {
    return status == null ? "null" : inWords(status.isGameOver(), status.getWinner());
  }

  private static String inWords(boolean over, Player winner) {
    if (!over) {
      return winner == null ? "not over" : "not over, and yet won by " + winner.getName();
    }
    return winner == null ? "over, nobody has won" : "over, won by " + winner.getName();
  }
}
