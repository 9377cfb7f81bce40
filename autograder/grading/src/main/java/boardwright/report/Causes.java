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
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds what is wrong with a hand-in. Ten errors of the compiler and sixteen checks that could not
 * be asked may all be one brace too many: then that is the cause, and the others are what it costs.
 */
public final class Causes {
  private static final int MOST = 5;

  private final List<StageResult> stages;
  private final List<String> provided;
  private final Map<String, Draft> drafts = new LinkedHashMap<>();

  /**
   * Which cause a rule that did not pass belongs to, by stage and rule such as {@code board/R1}.
   */
  private final Map<String, Draft> byRule = new HashMap<>();

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

  private List<Cause> find() {
    Map<CheckResult, StageResult> pending = new LinkedHashMap<>();
    for (StageResult stage : stages) {
      if (!stage.problems().isEmpty()) {
        compiler(stage);
      }
      for (CheckResult check : Rules.failing(stage)) {
        if (neededFor(check).isEmpty()) {
          add(check, stage);
        } else {
          pending.put(check, stage);
        }
      }
    }
    while (pending.keySet().removeIf(this::joins)) {
      // what waits for a check that waits belongs to the same cause
    }
    pending.forEach(this::add);
    return drafts.values().stream()
        .map(this::finished)
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

  /**
   * The rules that a blocked check waits for, as {@code board/R1}; for most checks there is none.
   */
  private static List<String> neededFor(CheckResult check) {
    return check.verdict() != Verdict.BLOCKED
        ? List.of()
        : Stream.concat(check.check().needs().stream(), check.waitsFor().stream())
            .map(rule -> rule.contains("/") ? rule : check.check().stage() + "/" + rule)
            .toList();
  }

  /** Adds a check to the cause of a rule that it waits for, if that is known. */
  private boolean joins(CheckResult check) {
    Optional<Draft> first =
        neededFor(check).stream().filter(byRule::containsKey).map(byRule::get).findFirst();
    first.ifPresent(draft -> draft.add(check));
    first.ifPresent(draft -> byRule.putIfAbsent(rule(check.check()), draft));
    return first.isPresent();
  }

  private void add(CheckResult check, StageResult stage) {
    Kind kind = kind(check);
    Draft draft =
        kind == Kind.MISSING && Failure.isTheCompilers(stage)
            ? compiler(stage)
            : drafts.computeIfAbsent(
                kind + " " + key(kind, check), key -> new Draft(kind, stage, List.of()));
    draft.add(check);
    byRule.putIfAbsent(rule(check.check()), draft);
  }

  private Draft compiler(StageResult stage) {
    List<Problem> problems = clearFirst(stage.problems());
    Problem first = problems.get(0);
    String key = Kind.COMPILER + " " + Cause.where(first) + " " + first.text();
    return drafts.computeIfAbsent(key, k -> new Draft(Kind.COMPILER, stage, problems));
  }

  /** The errors with one that we have plain words for first, and no words twice in a file. */
  private List<Problem> clearFirst(List<Problem> problems) {
    Set<String> seen = new HashSet<>();
    return problems.stream()
        .filter(problem -> seen.add(problem.path() + "\n" + problem.text()))
        .sorted(Comparator.comparing(problem -> PlainWords.about(problem, provided).isEmpty()))
        .toList();
  }

  private static String rule(CheckSpec check) {
    return check.stage() + "/" + check.rule();
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

  /** Checks of one key have one cause. */
  private String key(Kind kind, CheckResult check) {
    return switch (kind) {
      case OPEN -> check.check().stage();
      case NOT_HANDED_IN ->
          stages.stream().anyMatch(StageResult::handedIn) ? check.message() : "all";
      case FAILED -> endsAtALine(check) ? check.verdict() + place(check) : check.check().id();
      default -> check.message();
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

  private Cause finished(Draft draft) {
    List<Problem> all = draft.problems;
    List<Problem> shown = all.subList(0, Math.min(MOST, all.size()));
    return new Cause(
        draft.kind,
        draft.stage,
        shown,
        all.isEmpty() ? 0 : draft.stage.problems().size() - shown.size(),
        all.isEmpty() ? "" : PlainWords.about(all.get(0), provided).orElse(""),
        draft.checks,
        stages.stream()
            .flatMap(stage -> stage.checks().stream())
            .filter(draft.waiting::contains)
            .toList(),
        Stream.concat(draft.checks.stream(), draft.waiting.stream())
            .map(Causes::lost)
            .reduce(BigDecimal.ZERO, BigDecimal::add));
  }

  /** A cause to which checks are still added. */
  private static final class Draft {
    private final Kind kind;
    private final StageResult stage;
    private final List<Problem> problems;
    private final List<CheckResult> checks = new ArrayList<>();
    private final List<CheckResult> waiting = new ArrayList<>();

    Draft(Kind kind, StageResult stage, List<Problem> problems) {
      this.kind = kind;
      this.stage = stage;
      this.problems = problems;
    }

    void add(CheckResult check) {
      boolean isAsked = kind == Kind.FAILED && kind(check) == Kind.FAILED;
      (isAsked ? checks : waiting).add(check);
    }
  }
}
