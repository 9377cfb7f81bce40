package checkerboard;

/** Complaint. */
public class CBException extends Exception {
  private final String text;

  CBException(String message) {
    text = message.trim();
  }

  @Override
  public String toString() {
    return "Oh dear: " + text;
  }
}
