package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.Problem;
import boardwright.report.Cause.Kind;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds what is wrong with a hand-in. Ten errors of the compiler and sixteen checks that could not
 * be asked may all be one brace too many: then that is the cause, and the others are what it costs.
 */
public final class Causes {
  private static final int MOST = 5;

  private final List<StageResult> stages;
  private final List<String> provided;

  /** What did not pass, by what tells causes apart. */
  private final Map<String, List<CheckResult>> groups = new LinkedHashMap<>();

  /** The stages that the compiler said something of, by the same. */
  private final Map<String, StageResult> broken = new HashMap<>();

  /** The same of a rule that did not pass, by stage and rule such as {@code board/R1}. */
  private final Map<String, String> byRule = new HashMap<>();

  private Causes(List<StageResult> stages, List<String> provided) {
    this.stages = stages;
    this.provided = provided;
  }

  /**
   * What is wrong with one stage: a compile error first, then in the order of its page.
   *
   * @param provided the qualified names of the classes that learners can use in this lab
   */
  public static List<Cause> of(StageResult stage, List<String> provided) {
    return new Causes(List.of(stage), provided).find();
  }

  /** What is wrong with a hand-in, hidden checks included: the one to begin with first. */
  public static List<Cause> of(Report report, Lab lab) {
    return new Causes(report.stages(), lab.provided()).find();
  }

  /** The same as the student may see it at this time: hidden checks are one cause, at the end. */
  public static List<Cause> seen(Report whole, Lab lab, Instant now) {
    Predicate<CheckSpec> hides = check -> lab.hides(check, now);
    List<Cause> causes = new ArrayList<>(of(whole.without(hides), lab));
    BigDecimal lost =
        whole
            .checks()
            .filter(check -> hides.test(check.check()))
            .filter(check -> !check.isOpen() && check.verdict() != Verdict.UNGRADED)
            .map(Causes::lost)
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    if (lost.signum() > 0) {
      StageResult any = whole.stages().get(0);
      causes.add(new Cause(Kind.HIDDEN, any, List.of(), 0, "", List.of(), List.of(), lost));
    }
    return causes;
  }

  /** What to do first, and what waits for it, in a sentence or two; empty if that is nothing. */
  public static String doFirst(List<Cause> causes, Report report) {
    return causes.stream()
        .filter(cause -> cause.kind().isTheirs())
        .findFirst()
        .map(cause -> cause.advice() + (report.isDecided() ? "" : " " + cause.costs()))
        .orElse("")
        .strip();
  }

  private List<Cause> find() {
    List<CheckResult> pending = new ArrayList<>();
    for (StageResult stage : stages) {
      if (!stage.problems().isEmpty()) {
        broken.putIfAbsent(key(stage), stage);
        groups.computeIfAbsent(key(stage), key -> new ArrayList<>());
      }
      for (CheckResult check : Rules.failing(stage)) {
        if (check.neededRules().isEmpty()) {
          put(key(check, stage), check);
        } else {
          pending.add(check);
        }
      }
    }
    while (pending.removeIf(this::joins)) {
      // what waits for a check that waits belongs to the same cause
    }
    pending.forEach(check -> put(check.message(), check));
    return groups.entrySet().stream()
        .map(group -> cause(broken.get(group.getKey()), group.getValue()))
        .sorted(
            Comparator.comparingInt(Causes::rank)
                .thenComparingInt(cause -> stages.indexOf(cause.stage()))
                .thenComparing(
                    cause -> cause.first() == null ? null : cause.first().check().rule(),
                    Comparator.nullsLast(CheckSpec.ORDER_OF_RULES)))
        .toList();
  }

  /** An error that nothing waits for is no place to begin. */
  private static int rank(Cause cause) {
    return switch (cause.kind()) {
      case COMPILER -> cause.waiting().isEmpty() ? Kind.FAILED.ordinal() : 0;
      case MISSING -> Kind.FAILED.ordinal();
      default -> cause.kind().ordinal();
    };
  }

  /** Adds a check to the cause of a rule that it waits for, if that is known. */
  private boolean joins(CheckResult check) {
    return check.neededRules().stream()
        .filter(byRule::containsKey)
        .findFirst()
        .map(rule -> put(byRule.get(rule), check))
        .orElse(false);
  }

  private boolean put(String key, CheckResult check) {
    byRule.putIfAbsent(check.check().stageAndRule(), key);
    return groups.computeIfAbsent(key, k -> new ArrayList<>()).add(check);
  }

  /** Stages with the same first error are broken by the same. */
  private String key(StageResult stage) {
    Problem first = clearFirst(stage.problems()).get(0);
    return Cause.where(first) + " " + first.text();
  }

  /** The errors with one that we have plain words for first, and no words twice in a file. */
  private List<Problem> clearFirst(List<Problem> problems) {
    Set<String> seen = new HashSet<>();
    return problems.stream()
        .filter(problem -> seen.add(problem.path() + "\n" + problem.text()))
        .sorted(Comparator.comparing(problem -> PlainWords.about(problem, provided).isEmpty()))
        .toList();
  }

  private static Kind kind(CheckResult check) {
    return switch (check.verdict()) {
      case BLOCKED -> Kind.MISSING;
      case NOT_HANDED_IN -> Kind.NOT_HANDED_IN;
      case OPEN -> Kind.OPEN;
      case UNGRADED -> Kind.UNGRADED;
      default -> Kind.FAILED;
    };
  }

  private String key(CheckResult check, StageResult stage) {
    return switch (kind(check)) {
      case MISSING -> Failure.isTheCompilers(stage) ? key(stage) : check.message();
      case OPEN -> Kind.OPEN + stage.stage().id();
      case NOT_HANDED_IN ->
          stages.stream().anyMatch(StageResult::handedIn) ? check.message() : "nothing";
      case FAILED -> endsAtALine(check) ? check.verdict() + place(check) : check.check().id();
      default -> Kind.UNGRADED + check.message();
    };
  }

  private static String place(CheckResult check) {
    String place = check.finding() == null ? "" : check.finding().lookAt();
    return place.isEmpty() ? check.message() : place;
  }

  /** Whether the student's code got no further than a line, which may stop other checks, too. */
  private static boolean endsAtALine(CheckResult check) {
    return switch (check.verdict()) {
      case TIMED_OUT, CRASHED, REFUSED -> true;
      default -> check.finding() != null && check.finding().threw();
    };
  }

  private static BigDecimal lost(CheckResult check) {
    return check.maxPoints().subtract(check.points()).max(BigDecimal.ZERO);
  }

  /** The cause of some checks; the first stage that the compiler broke for it, or null. */
  private Cause cause(StageResult uncompiled, List<CheckResult> all) {
    Kind kind = uncompiled == null ? kind(all.get(0)) : Kind.COMPILER;
    List<Problem> problems = uncompiled == null ? List.of() : clearFirst(uncompiled.problems());
    List<Problem> shown = problems.subList(0, Math.min(MOST, problems.size()));
    Predicate<CheckResult> failed = check -> kind == Kind.FAILED && kind(check) == Kind.FAILED;
    StageResult first =
        uncompiled != null
            ? uncompiled
            : stages.stream().filter(s -> s.checks().contains(all.get(0))).findFirst().get();
    return new Cause(
        kind,
        first,
        shown,
        problems.isEmpty() ? 0 : first.problems().size() - shown.size(),
        problems.isEmpty() ? "" : PlainWords.about(problems.get(0), provided).orElse(""),
        all.stream().filter(failed).toList(),
        stages.stream()
            .flatMap(stage -> stage.checks().stream())
            .filter(check -> all.contains(check) && !failed.test(check))
            .toList(),
        all.stream().map(Causes::lost).reduce(BigDecimal.ZERO, BigDecimal::add));
  }
}
