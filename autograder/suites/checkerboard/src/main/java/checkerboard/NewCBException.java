package checkerboard;

/**
 * Makes a {@link CBException} for the suites: its constructor is for its own package only. It is
 * loaded beside the classes under check, and holds nothing else.
 */
public final class NewCBException {
  private NewCBException() {}

  /** A new exception with this text. */
  public static CBException of(String text) {
    return new CBException(text);
  }
}
