package boardwright.lab;

/** A manifest cannot be used; the message names file, line and what was expected. */
public final class ManifestException extends WrongCallException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence for the instructor. */
  public ManifestException(String message) {
    super(message);
  }
}
