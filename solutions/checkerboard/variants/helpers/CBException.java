package checkerboard;

/** Thrown instead of making something that cannot be on a checkerboard. */
public class CBException extends Exception {
  private final String message;

  CBException(String message) {
    this.message = message;
  }

  @Override
  public String getMessage() {
    return message;
  }

  @Override
  public String toString() {
    return "Not on this checkerboard: " + message;
  }
}
