package checkerboard;

/** What the checkerboard throws. It remembers when it was made for the n-th time, for debugging. */
public class CBException extends Exception {
  private static int count = 0;

  private final String message;
  private final int number;

  CBException(String message) {
    super(message);
    this.message = message;
    synchronized (CBException.class) {
      number = ++count;
    }
  }

  @Override
  public String toString() {
    return "CBException no. " + number + ": " + message;
  }
}
