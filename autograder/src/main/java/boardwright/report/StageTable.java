package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.lab.CheckSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The stages of one learner in a few lines. */
public final class StageTable {
  private StageTable() {}

  /** One line a stage. */
  public static List<String> of(List<StageResult> stages) {
    int width = stages.stream().mapToInt(stage -> stage.stage().id().length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (StageResult stage : stages) {
      lines.add(
          "  %s %s  %s"
              .formatted(
                  mark(stage.handedIn(), stage.passed()),
                  pad(stage.stage().id(), width),
                  state(stage))
              .stripTrailing());
    }
    return lines;
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

  private static String state(StageResult stage) {
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
    String more =
        rules.length() > 40 ? rules.substring(0, rules.lastIndexOf(' ', 40)) + " …" : rules;
    return pad(count, 16) + "  not yet: " + more;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
