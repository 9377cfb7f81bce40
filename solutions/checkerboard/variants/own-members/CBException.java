package checkerboard;

/** Tells what is wrong with a square. */
public class CBException extends Exception {
  private final String message;

  /** Makes an exception with a text. */
  public CBException(String message) {
    this.message = message;
  }

  /** Makes an exception about a number that should lie between two others. */
  public static CBException outOfRange(String name, int number, int low, int high) {
    return new CBException(name + " is " + number + ", but must be in " + low + ".." + high);
  }

  /** Shows the text. */
  @Override
  public String toString() {
    return "CBException: " + message;
  }
}
