package checkerboard;

/**
 * Says that something was asked of the checkerboard that cannot be: a square that does not exist,
 * or a piece that is none.
 *
 * <p>It is a checked exception: a method that calls one which may throw it must catch it or pass it
 * on.
 */
public class CBException extends Exception {

  /**
   * Makes an exception. Only the classes of this package do so.
   *
   * @param message what went wrong, in words for a person; may be null
   */
  CBException(String message) {
    super(message);
  }

  /**
   * Returns the name of this class and the message, on one line.
   *
   * @return for example {@code CBException: There is no row 8.}
   */
  @Override
  @SuppressWarnings("OverrideThrowableToString") // The printed form is part of this class's task.
  public String toString() {
    return "CBException: " + getMessage();
  }
}
