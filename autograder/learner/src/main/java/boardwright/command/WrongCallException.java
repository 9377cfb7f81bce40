package boardwright.cli;

/** The call was wrong; the message says what was expected, in one line. */
final class WrongCallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WrongCallException(String message) {
    super(message);
  }
}
