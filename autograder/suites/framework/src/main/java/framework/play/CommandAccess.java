package framework.play;

/**
 * Executes commands for the suites on the current thread. It is loaded beside the classes under
 * check, and holds nothing else.
 */
public final class CommandAccess {
  private CommandAccess() {}

  /** Does what a command asks for. */
  public static void execute(Command command) {
    command.execute();
  }
}
