package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.protocol.Answer.Problem;
import boardwright.suite.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * The anatomy of a failure, for a terminal: the earliest rule that fails in full, the others in one
 * line each.
 */
public final class Failure {
  private static final int WIDTH = 80;
  private static final int LABEL = 15;
  private static final int MOST_PROBLEMS = 5;

  private Failure() {}

  /**
   * What to read about a stage that was handed in and did not pass.
   *
   * @param lab the lab's id
   */
  public static List<String> of(StageResult stage, String lab) {
    List<String> lines = new ArrayList<>();
    List<CheckResult> failing = Rules.failing(stage);
    String hint = "./boardwright hint " + lab + "/" + stage.stage().id();
    if (!stage.problems().isEmpty() && stage.mix().isEmpty()
        || failing.stream().allMatch(check -> check.verdict() == Verdict.BLOCKED)
            && !stage.problems().isEmpty()) {
      compiler(stage, lines);
      return lines;
    }
    CheckResult first = failing.get(0);
    lines.add(head(first, stage));
    body(first, lines);
    labelled("printed", first.output().stripTrailing(), lines);
    labelled("page", stage.stage().page() + ", rule " + first.check().rule(), lines);
    labelled("more", hint, lines);
    if (failing.size() > 1) {
      lines.add("");
      for (CheckResult other : failing.subList(1, failing.size())) {
        String word = other.verdict() == Verdict.FAILED ? "" : " (" + other.verdict().word() + ")";
        lines.add("✗ " + other.check().rule() + "  " + other.check().title() + word);
      }
    }
    return lines;
  }

  private static String head(CheckResult first, StageResult stage) {
    String left = "✗ " + first.check().rule() + "  " + first.check().title();
    List<String> passing = Rules.passing(stage);
    int earlier =
        (int)
            passing.stream()
                .filter(rule -> Rules.ORDER.compare(rule, first.check().rule()) < 0)
                .count();
    String right = earlier == 0 ? "" : String.join(" ", passing.subList(0, earlier)) + " pass";
    if (earlier > 3) {
      right = passing.get(0) + " … " + passing.get(earlier - 1) + " pass";
    }
    int gap = WIDTH - left.length() - right.length();
    return right.isEmpty() || gap < 2 ? left : left + " ".repeat(gap) + right;
  }

  private static void body(CheckResult check, List<String> lines) {
    Finding finding = check.finding();
    if (finding == null) {
      labelled(check.verdict().word(), check.message(), lines);
      return;
    }
    labelled("you called", finding.called(), lines);
    labelled("on", finding.on(), lines);
    String seen = finding.seen().isEmpty() ? "" : ", " + finding.seen();
    labelled("expected", finding.expected() + seen, lines);
    labelled("look at", finding.lookAt(), lines);
  }

  private static void compiler(StageResult stage, List<String> lines) {
    String classes = String.join(", ", stage.stage().replaces());
    if (stage.culprits().isEmpty()) {
      lines.add("✗ " + classes + " does not compile yet. The compiler says:");
    } else {
      lines.add(
          "✗ %s needs your own %s, which does not compile. The compiler says:"
              .formatted(classes, String.join(", ", stage.culprits())));
    }
    lines.add("");
    stage.problems().stream().limit(MOST_PROBLEMS).forEach(problem -> lines.addAll(of(problem)));
    int rest = stage.problems().size() - MOST_PROBLEMS;
    if (rest > 0) {
      lines.add("  … and " + rest + " more; they often go away with the first.");
    }
    PlainWords.about(stage.problems().get(0))
        .ifPresent(
            plain -> {
              lines.add("");
              Wrapped.lines("In other words: " + plain, WIDTH - 2)
                  .forEach(l -> lines.add("  " + l));
            });
  }

  /** One error as javac prints it, word for word. */
  static List<String> of(Problem problem) {
    List<String> lines = new ArrayList<>();
    String[] text = problem.text().split("\n", -1);
    lines.add("  %s:%d: error: %s".formatted(problem.path(), problem.line(), text[0]));
    if (!problem.sourceLine().isEmpty()) {
      lines.add("  " + problem.sourceLine().replace('\t', ' '));
      lines.add("  " + " ".repeat((int) Math.max(0, problem.column() - 1)) + "^");
    }
    for (int i = 1; i < text.length; i++) {
      lines.add("  " + text[i]);
    }
    return lines;
  }

  private static void labelled(String label, String text, List<String> lines) {
    if (text.isEmpty()) {
      return;
    }
    String head = "  " + label;
    head += " ".repeat(Math.max(1, LABEL - head.length()));
    for (String line : Wrapped.lines(text, WIDTH - LABEL)) {
      lines.add((head + line).stripTrailing());
      head = " ".repeat(LABEL);
    }
  }
}
