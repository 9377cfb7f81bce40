package framework.play;

import framework.model.MoveReceiver;
import framework.model.Space;

/**
 * Executes commands, and selects spaces as a person does, for the suites on the current thread. It
 * is loaded beside the classes under check, and holds nothing else.
 */
public final class PlayAccess {
  private PlayAccess() {}

  /** Does what a command asks for. */
  public static void execute(Command command) {
    command.execute();
  }

  /**
   * Passes a selected space to a person's strategy.
   *
   * @param isFirst whether it is the first one of a move
   * @param receiver takes the move
   * @return true if a move was tried, valid or not
   * @throws InterruptedException if the strategy throws it
   */
  public static boolean select(
      GuiStrategy person, Space space, boolean isFirst, MoveReceiver receiver)
      throws InterruptedException {
    return person.select(space, isFirst, receiver);
  }
}
