package framework.saved;

/**
 * Opens saved games for the suites. It is loaded beside the classes under check, and holds nothing
 * else.
 */
public final class SavedGameAccess {
  private SavedGameAccess() {}

  /** Plays a saved game at the current table, where a game with this name is set up. */
  public static void open(SavedGame saved, String game) throws SavedGameException {
    SavedGameReader.open(saved, game);
  }
}
