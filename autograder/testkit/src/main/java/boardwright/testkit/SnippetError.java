package boardwright.testkit;

/**
 * A snippet is wrong: our fault, so it is no exception that a check could take for the student's.
 */
final class SnippetError extends Error {
  private static final long serialVersionUID = 1L;

  SnippetError(String what) {
    super(what);
  }
}
