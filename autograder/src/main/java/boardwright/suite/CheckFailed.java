package boardwright.suite;

/** A check's question was answered wrongly; the finding says how. */
public final class CheckFailed extends AssertionError {
  private static final long serialVersionUID = 1L;

  private final transient Finding finding;

  /** A failed check with its finding. */
  public CheckFailed(Finding finding) {
    super(finding.sentence());
    this.finding = finding;
  }

  /** A failed check with its finding, and what the learner's code threw instead of answering. */
  public CheckFailed(Finding finding, Throwable thrown) {
    this(finding);
    initCause(thrown);
  }

  /** What was called, expected and seen. */
  public Finding finding() {
    return finding;
  }
}
