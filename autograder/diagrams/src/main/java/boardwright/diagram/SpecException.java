package boardwright.diagram;

/** Says which line of a description does not fit the engine, and why. */
final class SpecException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SpecException(String message) {
    super(message);
  }
}
