package boardwright.intake.files;

/** A path cannot be taken in; the message names it and says what was expected. */
public final class IntakeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence for the instructor. */
  public IntakeException(String message) {
    super(message);
  }
}
