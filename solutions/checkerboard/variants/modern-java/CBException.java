package checkerboard;

/** Reports a number that stands for no square or no piece. */
public final class CBException extends Exception {

  private final String message;

  CBException(String message) {
    this.message = message;
  }

  /** The message in front of which everybody can see that it comes from the checkerboard. */
  @Override
  public String toString() {
    return """
        CBException: %s""".formatted(message);
  }
}
