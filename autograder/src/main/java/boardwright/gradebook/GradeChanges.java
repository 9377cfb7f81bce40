package boardwright.gradebook;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.run.Graded;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Whose grade moved from one grading of a class to the next, from what to what, and by which
 * checks. A grade has moved if its score or its status is another one; whatever else changed is
 * summed up in one line.
 */
public final class GradeChanges {
  /** So many checks that changed alike are named; of more, the number is. */
  private static final int MOST_ALIKE = 5;

  private GradeChanges() {}

  /**
   * The lines, the last of which counts.
   *
   * @param before the earlier grading
   * @param after the later one, of the same submissions in the same order
   */
  public static List<String> of(List<Graded> before, List<Graded> after) {
    return lines(
        before.stream().map(Graded::report).toList(), after.stream().map(Graded::report).toList());
  }

  /**
   * The lines about those who were graded before, under this name or another; none if no grade
   * moved.
   */
  public static List<String> ofKnown(List<Graded> before, List<Graded> after) {
    Map<String, Graded> byId = new HashMap<>();
    before.forEach(graded -> byId.put(graded.submission().id(), graded));
    List<Report> earlier = new ArrayList<>();
    List<Report> later = new ArrayList<>();
    for (Graded now : after) {
      Stream.concat(Stream.ofNullable(byId.get(now.submission().id())), before.stream())
          .filter(known -> known.submission().isOfTheSamePeople(now.submission()))
          .findFirst()
          .ifPresent(
              known -> {
                earlier.add(known.report());
                later.add(now.report());
              });
    }
    List<String> lines = lines(earlier, later);
    return lines.size() == 1 ? List.of() : lines;
  }

  static List<String> lines(List<Report> before, List<Report> after) {
    List<String> lines = new ArrayList<>();
    int moved = 0;
    int others = 0;
    Set<String> reasons = new TreeSet<>();
    for (int i = 0; i < after.size(); i++) {
      Change change = Change.of(before.get(i), after.get(i));
      if (change.moved()) {
        moved++;
        lines.addAll(change.lines());
      } else if (!change.reasons().isEmpty()) {
        others++;
        reasons.addAll(change.reasons());
      }
    }
    if (others > 0) {
      lines.add("%d more: %s, the score is the same".formatted(others, String.join(", ", reasons)));
    }
    lines.add(
        "%d of %d grades moved".formatted(moved, after.size()) + (moved == 0 ? "" : ", see above"));
    return lines;
  }

  /**
   * What changed for one submission.
   *
   * @param moved whether its grade is another one
   * @param lines from what to what, and why
   * @param reasons the same in a few words; empty if nothing changed
   */
  private record Change(boolean moved, List<String> lines, Set<String> reasons) {
    static Change of(Report before, Report after) {
      Map<String, CheckResult> earlier = new LinkedHashMap<>();
      before.checks().forEach(check -> earlier.put(check.check().id(), check));
      List<String> why = new ArrayList<>();
      Set<String> reasons = new TreeSet<>();
      Map<String, Integer> weights = new LinkedHashMap<>();
      Map<String, List<String>> turned = new LinkedHashMap<>();
      after
          .checks()
          .forEach(
              check -> {
                CheckResult known = earlier.remove(check.check().id());
                if (known == null) {
                  why.add("    %s  new, %s".formatted(check.check().id(), check.verdict().word()));
                } else if (known.verdict() != check.verdict()) {
                  turned
                      .computeIfAbsent(
                          "%s, before %s".formatted(check.verdict().word(), known.verdict().word()),
                          any -> new ArrayList<>())
                      .add(check.check().id());
                } else if (known.earned().compareTo(check.earned()) != 0) {
                  weights.merge(check.check().stage(), 1, Integer::sum);
                }
              });
      turned.forEach(
          (how, ids) -> {
            if (ids.size() > MOST_ALIKE) {
              why.add("    %d checks  %s".formatted(ids.size(), how));
            } else {
              ids.forEach(id -> why.add("    %s  %s".formatted(id, how)));
            }
          });
      earlier.keySet().forEach(id -> why.add("    %s  is no longer checked".formatted(id)));
      if (!why.isEmpty()) {
        reasons.add("verdicts changed");
      }
      weights.forEach((stage, checks) -> why.add(weighs(stage, checks)));
      if (!weights.isEmpty()) {
        reasons.add("weights changed");
      }
      if (!before.corrections().equals(after.corrections())) {
        why.add("    an instructor's corrections changed");
        reasons.add("an instructor's corrections changed");
      }
      boolean scored = !same(before.score(), after.score());
      if (scored && after.lateness() != null && !after.lateness().equals(before.lateness())) {
        why.add("    handed in  " + after.lateness().remark());
      }
      boolean moved = scored || before.status() != after.status();
      why.add(0, title(before, after));
      return new Change(moved, why, reasons);
    }

    private static String title(Report before, Report after) {
      String status =
          before.status() == after.status()
              ? ""
              : "  %s, before %s".formatted(after.status().word(), before.status().word());
      return "%s  %s → %s%s"
          .formatted(after.submission(), before.shownScore(), after.shownScore(), status);
    }

    private static String weighs(String stage, int checks) {
      return "    %s: the weight of %s changed"
          .formatted(stage, checks == 1 ? "1 check" : checks + " checks");
    }

    private static boolean same(BigDecimal a, BigDecimal b) {
      return a == null || b == null ? Objects.equals(a, b) : a.compareTo(b) == 0;
    }
  }
}
