package combochess.model;

/** Thrown when a text is no saved game, or breaks the rules. The message says where and why. */
public class SavedGameException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message a sentence for people
   */
  public SavedGameException(String message) {
    super(message);
  }
}
