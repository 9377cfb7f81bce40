package boardwright.testkit;

import boardwright.meter.Meter;
import boardwright.protocol.Finding;
import com.tngtech.archunit.core.domain.JavaClass;

/** A check's question was answered wrongly; the finding says how. */
public final class CheckFailed extends AssertionError implements Meter.Uncatchable {
  private static final long serialVersionUID = 1L;

  private final transient Finding finding;
  private final boolean error;

  /** A failed check with its finding. */
  public CheckFailed(Finding finding) {
    this(finding, false);
  }

  /** A failed check that is about the class as a whole: nothing was called. */
  public CheckFailed(String expected, String seen) {
    this(Finding.of(expected, seen));
  }

  private CheckFailed(Finding finding, boolean error) {
    super(finding.sentence());
    this.finding = finding;
    this.error = error;
  }

  /**
   * A check that failed since the learner's code threw this instead of answering. It does not
   * become the cause: following causes runs the learner's code, perhaps in a circle.
   */
  static CheckFailed over(Throwable thrown, Finding finding) {
    return new CheckFailed(finding, thrown instanceof Error);
  }

  /** A check that failed over what stands at a place in the learner's files; empty if unknown. */
  public static CheckFailed at(String place, String expected, String seen) {
    return new CheckFailed(new Finding("", "", expected, seen, place));
  }

  /**
   * A check that failed over what stands in a class.
   *
   * @param line in its file; 0 if it is not known
   */
  static CheckFailed in(JavaClass place, int line, String expected, String seen) {
    String file = place.getName().replaceAll(".*\\.|\\$.*", "") + ".java";
    return at(line > 0 ? file + ":" + line : file, expected, seen);
  }

  /** Whether the learner's code threw an error, after which its classes may be unusable. */
  public boolean isOverAnError() {
    return error;
  }

  /** What was called, expected and seen. */
  public Finding finding() {
    return finding;
  }
}
