package framework.model;

/**
 * Executes and undoes moves for the suites, which otherwise only the move processor does. It is
 * loaded beside the classes under check, and holds nothing else.
 */
public final class MoveAccess {
  private MoveAccess() {}

  /** Executes a move; the controller hears if it does not go. */
  public static boolean execute(Move move) {
    return move.execute();
  }

  /** Undoes a move; the controller hears if it does not go. */
  public static boolean undo(Move move) {
    return move.undo();
  }
}
