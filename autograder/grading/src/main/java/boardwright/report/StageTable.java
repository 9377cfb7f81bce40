package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.lab.CheckSpec;
import java.util.List;
import java.util.stream.Collectors;

/** The stages of one learner in a few lines. */
public final class StageTable {
  private static final int TERMINAL = 80;
  private static final int COUNT = 16;
  private static final String NOT_YET = "  not yet: ";
  private static final String ELLIPSIS = " …";

  /** Of a list of rules, besides the stage's name: blanks, mark, count and words. */
  private static final int BEFORE_RULES = 6 + COUNT + NOT_YET.length() + ELLIPSIS.length();

  private static final int MOST_LETTERS = 40;

  private StageTable() {}

  /** One line a stage. */
  public static List<String> of(List<StageResult> stages) {
    int width = stages.stream().mapToInt(stage -> stage.stage().id().length()).max().orElse(0);
    return stages.stream().map(stage -> line(stage, width).stripTrailing()).toList();
  }

  private static String line(StageResult stage, int width) {
    String mark = mark(stage.handedIn(), stage.passed());
    return "  %s %s  %s".formatted(mark, pad(stage.stage().id(), width), state(stage, width));
  }

  /**
   * The sign of a stage.
   *
   * @param begun whether anything of it is there
   * @param done whether every check passed
   */
  public static String mark(boolean begun, boolean done) {
    return !begun ? "○" : done ? "✓" : "✗";
  }

  /** How far a stage is, whether anything of it is there or not. */
  public static String state(boolean begun, int passed, int checks) {
    return begun ? "%d of %d checks".formatted(passed, checks) : "not started";
  }

  private static String state(StageResult stage, int width) {
    if (!stage.handedIn() && stage.stage().isWholeProgram()) {
      return "when all classes are written";
    }
    String count = state(stage.handedIn(), stage.passedCount(), stage.checks().size());
    List<CheckResult> failing = Rules.failing(stage);
    if (!stage.handedIn() || failing.isEmpty()) {
      return count;
    }
    String rules =
        failing.stream()
            .map(check -> check.check().rule())
            .distinct()
            .sorted(CheckSpec.ORDER_OF_RULES)
            .collect(Collectors.joining(" "));
    int room = Math.min(MOST_LETTERS, TERMINAL - width - BEFORE_RULES);
    String more =
        rules.length() > room + ELLIPSIS.length()
            ? rules.substring(0, rules.lastIndexOf(' ', room)) + ELLIPSIS
            : rules;
    return pad(count, COUNT) + NOT_YET + more;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
