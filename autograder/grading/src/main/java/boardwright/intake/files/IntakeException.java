package boardwright.intake.files;

import boardwright.lab.WrongCallException;

/** A path cannot be taken in; the message names it and says what was expected. */
public final class IntakeException extends WrongCallException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence for the instructor. */
  public IntakeException(String message) {
    super(message);
  }
}
