package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import java.util.ArrayList;
import java.util.List;

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
              .formatted(mark(stage), pad(stage.stage().id(), width), state(stage))
              .stripTrailing());
    }
    return lines;
  }

  private static String mark(StageResult stage) {
    if (!stage.handedIn()) {
      return "○";
    }
    return stage.passed() ? "✓" : "✗";
  }

  private static String state(StageResult stage) {
    if (!stage.handedIn()) {
      return "not started";
    }
    List<CheckResult> failing = Rules.failing(stage);
    String count = "%d of %d checks".formatted(stage.passedCount(), stage.checks().size());
    if (failing.isEmpty()) {
      return count;
    }
    String rules =
        String.join(" ", failing.stream().map(check -> check.check().rule()).distinct().toList());
    String more =
        rules.length() > 40 ? rules.substring(0, rules.lastIndexOf(' ', 40)) + " …" : rules;
    return pad(count, 16) + "  not yet: " + more;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
