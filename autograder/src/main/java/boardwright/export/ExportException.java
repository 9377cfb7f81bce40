package boardwright.export;

/** What was asked for cannot be written; the message says why, and what was expected. */
public final class ExportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence for the instructor. */
  public ExportException(String message) {
    super(message);
  }
}
