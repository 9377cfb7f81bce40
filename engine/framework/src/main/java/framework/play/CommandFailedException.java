package framework.play;

/**
 * Says why something that a person asked for was not done. Its message is one whole sentence for
 * the players, who read it alone; whatever else a command throws they read as a failure of that
 * command.
 */
public class CommandFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param sentence why it was not done; not null
   */
  public CommandFailedException(String sentence) {
    super(sentence);
  }

  /**
   * Makes the exception.
   *
   * @param sentence why it was not done; not null
   * @param cause what came in the way
   */
  public CommandFailedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
