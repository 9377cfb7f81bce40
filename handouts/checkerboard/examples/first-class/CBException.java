package checkerboard;

/** My first class in front of a program. */
public class CBException extends Exception {
  CBException(String message) {
    super(message);
  }

  @Override
  public String toString() {
    return "My own CBException speaks.";
  }
}
