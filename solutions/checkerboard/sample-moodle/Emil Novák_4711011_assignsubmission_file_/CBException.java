package checkerboard;

/** Something about the checkerboard went wrong. */
public class CBException extends Exception {
  private final String message;

  /**
   * A new exception.
   *
   * @param message the reason
   */
  public CBException(String message) {
    this.message = message;
  }

  /** The reason, with the name of the class before it. */
  @Override
  public String toString() {
    return "CBException[" + message + "]";
  }
}
