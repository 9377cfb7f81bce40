package checkerboard;

public class CBException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String message;

  CBException(String message) {
    super(message);
    this.message = message;
  }

  @Override
  public String toString() {
    return "Checkerboard error: " + message;
  }
}
