package framework.model;

import java.util.List;

/**
 * Calls for the suites what only the framework and subclasses may call of a board. It is loaded
 * beside the classes under check, and holds nothing else.
 */
public final class BoardAccess {
  private BoardAccess() {}

  /** The hook that looks whether the game is over. */
  public static GameOverStatus gameOverHook(Board board) {
    return board.gameOverHook();
  }

  /** The hook that puts the first pieces on an empty board. */
  public static void newGameHook(Board board, List<Player> players) {
    board.newGameHook(players);
  }
}
