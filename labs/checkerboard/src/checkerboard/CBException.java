package checkerboard;

/**
 * Thrown when the checkerboard is asked for something that does not exist, such as row 9 or a piece
 * with an unknown code.
 *
 * <p>It is a checked exception, so the compiler reminds every caller to think about the failure.
 */
public class CBException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String message;

  /**
   * Creates an exception.
   *
   * @param message what was wrong, written for the person who plays
   */
  CBException(String message) {
    super(message);
    this.message = message;
  }

  /**
   * Gives the text that this exception was made with, marked as coming from the board.
   *
   * @return one line of text
   */
  @Override
  public String toString() {
    return "Checkerboard error: " + message;
  }
}
