package boardwright.testkit;

/**
 * A check could not ask its question, because something that it needs first did not work. The text
 * says what, and which rule explains it.
 */
public final class CheckBlocked extends AssertionError {
  private static final long serialVersionUID = 1L;

  /** A blocked check with the reason, one plain sentence for the student. */
  public CheckBlocked(String reason) {
    super(reason);
  }
}
