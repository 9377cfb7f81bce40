package boardwright.export;

import boardwright.lab.WrongCallException;

/** What was asked for cannot be written; the message says why, and what was expected. */
public final class ExportException extends WrongCallException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence for the instructor. */
  public ExportException(String message) {
    super(message);
  }
}
