package framework.play;

/**
 * Something that a person asks for: a new game, moves to take back, a space to select.
 *
 * <p>Pattern <em>Command</em>: the request is an object, so buttons, keys, clicks and typed words
 * can make the same request, and who makes it need not know who does it. Pattern <em>Template
 * Method</em>: a game adds a custom request by overriding {@link #executeHook}, and hands it to
 * {@link CommandProcessor}.
 */
public abstract class Command {

  /** Makes a command; it does nothing until it is executed. */
  protected Command() {}

  /** Does what was asked for. Only {@link CommandProcessor} calls this. */
  final void execute() {
    executeHook();
  }

  /**
   * Does what was asked for, on the thread of the {@link CommandProcessor}. An exception ends this
   * command and no other; the listeners of the game are told.
   *
   * @throws CommandFailedException if what was asked for cannot be done; its message is a sentence
   *     for the players, who read it alone. Whatever else is thrown they read as a failure of the
   *     command.
   */
  protected abstract void executeHook();

  /** Returns what failed, if this command does: a few words for a person. */
  @Override
  public String toString() {
    return getClass().getSimpleName();
  }
}
