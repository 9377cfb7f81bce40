package framework.model;

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
}
