package framework.saved;

/** Says why a file cannot be opened as a game, in a sentence for a person. */
public class SavedGameException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param message what is wrong, and where
   */
  public SavedGameException(String message) {
    super(message);
  }
}
