package boardwright.author;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the best of several stubs gets: each check counts as passed if one of them passes it, so no
 * choice of constants, method by method, gets more.
 */
final class StubScore {
  private static final BigDecimal MOST_OF_A_STAGE = new BigDecimal("0.10");
  private static final BigDecimal MOST_OF_A_LAB = new BigDecimal("0.03");

  private final Lab lab;
  private final Set<String> right;
  private final Map<String, CheckResult> passed = new LinkedHashMap<>();
  private final Map<String, StageResult> stages = new LinkedHashMap<>();

  /**
   * The score of a lab's stubs.
   *
   * @param right qualified names of the classes whose stubs are right answers
   */
  StubScore(Lab lab, Set<String> right) {
    this.lab = lab;
    this.right = right;
  }

  void add(Report report) {
    for (StageResult stage : report.stages()) {
      stages.put(stage.stage().id(), stage);
      stage.checks().stream()
          .filter(CheckResult::passed)
          .forEach(check -> passed.put(check.check().id(), check));
    }
  }

  /** The stages, and perhaps the lab, where stubs get too much; with what they pass. */
  List<String> tooMuch() {
    List<String> lines = new ArrayList<>();
    for (Stage stage : lab.stages()) {
      BigDecimal most = stage.points().multiply(MOST_OF_A_STAGE);
      if (points(stage).compareTo(most) > 0
          && !right.containsAll(stage.replaces().stream().map(lab::qualified).toList())) {
        lines.add(line(stage));
      }
    }
    if (sum().compareTo(lab.manifest().scale().multiply(MOST_OF_A_LAB)) > 0) {
      lines.add("the whole lab: " + shown(sum()));
    }
    return lines;
  }

  /** A line for each stage. */
  String text() {
    List<String> lines = new ArrayList<>(List.of("Stubs of " + lab.id() + " get " + shown(sum())));
    lab.stages().stream()
        .filter(stage -> points(stage).signum() > 0)
        .forEach(stage -> lines.add("  " + line(stage)));
    return String.join("\n", lines);
  }

  private String line(Stage stage) {
    return "%s %s of %s: %s"
        .formatted(stage.id(), shown(points(stage)), stage.points(), behaviour(stage));
  }

  private Set<String> behaviour(Stage stage) {
    Set<String> ids = new TreeSet<>();
    stages.get(stage.id()).checks().stream()
        .map(check -> check.check())
        .filter(check -> check.kind() == Kind.BEHAVIOUR && passed.containsKey(check.id()))
        .forEach(check -> ids.add(check.id()));
    return ids;
  }

  private BigDecimal sum() {
    return lab.stages().stream().map(this::points).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /** By the rule of the score: structure and style count three times the share of behaviour. */
  private BigDecimal points(Stage stage) {
    BigDecimal behaviour = BigDecimal.ZERO;
    BigDecimal most = BigDecimal.ZERO;
    BigDecimal rest = BigDecimal.ZERO;
    if (!stages.containsKey(stage.id()) || stage.replaces().isEmpty()) {
      return BigDecimal.ZERO;
    }
    for (CheckResult check : stages.get(stage.id()).checks()) {
      boolean has = passed.containsKey(check.check().id());
      if (check.check().kind() == Kind.BEHAVIOUR) {
        most = most.add(check.maxPoints());
        behaviour = has ? behaviour.add(check.maxPoints()) : behaviour;
      } else if (has) {
        rest = rest.add(check.maxPoints());
      }
    }
    if (most.signum() == 0) {
      return rest;
    }
    BigDecimal factor =
        behaviour.multiply(BigDecimal.valueOf(3)).divide(most, 6, RoundingMode.HALF_UP);
    return behaviour.add(rest.multiply(factor.min(BigDecimal.ONE)));
  }

  private static String shown(BigDecimal points) {
    return points.setScale(2, RoundingMode.HALF_UP).toPlainString();
  }
}
