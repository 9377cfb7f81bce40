package boardwright.report;

import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;

/** What went wrong, in a few lines for programs that show a text as it is. */
public final class Anatomy {
  private Anatomy() {}

  /** A finding in a few lines. */
  public static String of(Finding finding) {
    StringBuilder text = new StringBuilder();
    line(text, "you called", finding.called());
    line(text, "on", finding.on().contains("\n") ? "\n" + finding.on() : finding.on());
    line(text, "expected", finding.expected());
    line(text, "but", finding.butSeen());
    line(text, "look at", finding.lookAt());
    return text.toString().stripTrailing();
  }

  /** What the compiler said with the line that it means, and where that is: an IDE goes there. */
  public static String of(Problem problem) {
    StringBuilder text = new StringBuilder();
    Failure.of(problem).forEach(line -> text.append(line).append('\n'));
    line(text, "look at", problem.line() > 0 ? problem.path() + ":" + problem.line() : "");
    return text.toString().stripTrailing();
  }

  private static void line(StringBuilder text, String label, String value) {
    if (!value.isEmpty()) {
      text.append(label).append(": ").append(value).append('\n');
    }
  }
}
