package checkerboard;

/** Complaint. */
public class CBException extends Exception {
  private final String text;

  CBException(String message) {
    text = message.split("\n")[0];
  }

  @Override
  public String toString() {
    return "Oh dear: " + text;
  }
}
