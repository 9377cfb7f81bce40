package framework;

/**
 * Tells the suites whether somebody has sat down at the first table, which lasts as long as its
 * class. It is loaded beside the classes under check, and holds nothing else.
 */
public final class FirstTable {
  private FirstTable() {}

  /** Whether anything was set up or made there, or the current thread still sits at another one. */
  public static boolean isTouched() {
    Table first = Table.FIRST;
    return Table.current() != first
        || first.board.maker() != null
        || first.factory.maker() != null
        || first.gameMaster != null
        || first.moveProcessor != null
        || first.commandProcessor != null;
  }
}
