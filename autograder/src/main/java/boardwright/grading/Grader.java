package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.intake.Submission;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Mixed;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Asked;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import boardwright.sandbox.Sandbox;
import java.io.Closeable;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Grades one submission after another on one worker, which it replaces when it was lost or tired.
 * It decides what is asked, and nothing that a worker says can add a check or a point that was not
 * asked for. Not for use by several threads.
 */
public final class Grader implements Closeable {
  private static final int MIX_FACTOR = 3;
  private static final Mixed NO_MIX =
      new Mixed(false, List.of(), List.of(), List.of(), List.of(), List.of());
  private static final String NEVER_BEGAN = "the grader failed: its worker did not begin";
  private static final String ENDED =
      "the grader failed: somebody or the system ended its worker, each time it was tried";

  private final Lab lab;
  private final CaseDraw cases;
  private final long seed;
  private final Scoring scoring;
  private final WorkerSeat seat;

  private Grader(Lab lab, long seed, Worker.Source workers) {
    this.lab = lab;
    this.seed = seed;
    this.cases = new CaseDraw(seed);
    this.scoring = new Scoring(lab);
    this.seat = new WorkerSeat(lab, workers);
  }

  /**
   * A grader whose worker is a process of its own.
   *
   * @param seed what randomised checks draw from
   * @param shortLived whether it will grade one submission only, so that starting matters most
   * @param sandbox what is put around the worker
   */
  public static Grader of(Lab lab, long seed, boolean shortLived, Sandbox sandbox) {
    WorkerCommand command = WorkerCommand.here(shortLived, sandbox);
    return new Grader(lab, seed, () -> WorkerProcess.start(command));
  }

  /** A grader that gets its workers from here. */
  static Grader of(Lab lab, long seed, Worker.Source workers) {
    return new Grader(lab, seed, workers);
  }

  /** As above, without a sandbox. */
  public static Grader of(Lab lab, long seed, boolean shortLived) {
    return of(lab, seed, shortLived, Sandbox.NONE);
  }

  /** As {@link #of(Lab, long, boolean)}, for one submission, on a worker that is there already. */
  public static Grader of(Lab lab, long seed, EarlyWorker early) {
    return new Grader(lab, seed, early::take);
  }

  /** A grader without isolation, whose worker is a thread: for our own solutions only. */
  public static Grader inThisJvm(Lab lab, long seed) {
    return new Grader(lab, seed, WorkerThread::new);
  }

  /** Starts the worker ahead of the first submission. */
  public Grader warmUp() {
    seat.warmUp();
    return this;
  }

  /** Grades all stages. */
  public Report grade(Submission submission) {
    return grade(submission, stage -> true);
  }

  /** Grades some stages; the report has no others. */
  public Report grade(Submission submission, Predicate<Stage> wanted) {
    seat.take(submission, lab.stages().stream().allMatch(wanted));
    cases.ahead(
        lab.stages().stream().filter(wanted).flatMap(s -> lab.checksOf(s).stream()).toList());
    List<StageResult> stages = new ArrayList<>();
    for (Stage stage : lab.stages()) {
      if (wanted.test(stage)) {
        stages.add(grade(submission, stage));
      }
    }
    seat.leave();
    return Reckoning.report(lab, submission, seed, stages, List.of());
  }

  /** The report on a submission over which the grader itself failed: nothing is graded. */
  Report failed(Submission submission, String why) {
    List<StageResult> stages =
        lab.stages().stream().map(stage -> without(stage, Verdict.UNGRADED, why)).toList();
    return Reckoning.report(lab, submission, seed, stages, List.of());
  }

  private StageResult grade(Submission submission, Stage stage) {
    List<String> classes =
        (stage.isWholeProgram() ? lab.replaceable() : stage.replaces())
            .stream().filter(name -> submission.declares(lab.qualified(name))).toList();
    if (classes.isEmpty()) {
      return without(stage, Verdict.NOT_HANDED_IN, notHandedIn(stage));
    }
    Map<CheckSpec, CheckResult> results = new HashMap<>();
    List<CheckSpec> possible = new ArrayList<>();
    for (CheckSpec check : lab.checksOf(stage)) {
      List<String> missing = missing(check, stage, submission);
      if (missing.isEmpty()) {
        possible.add(check);
      } else {
        results.put(check, result(check, stage, Verdict.NOT_HANDED_IN, notHandedIn(missing)));
      }
    }
    Part whole = new Part(classes, possible);
    Mixed mixed = run(whole, stage, submission, results);
    boolean compiles = hasClasses(mixed) || mixed.problems().isEmpty();
    return new StageResult(
        stage,
        true,
        simple(hasClasses(mixed) ? mixed.own() : runParts(whole, stage, submission, results)),
        simple(mixed.culprits()),
        compiles ? "" : uncompiled(mixed, faulty(mixed, classes, submission)),
        mixed.problems(),
        mixed.differences(),
        lab.checksOf(stage).stream().map(results::get).toList());
  }

  /**
   * Where the classes of a stage do not compile together, runs the checks that are about some of
   * them only and these do: a file that does not compile costs no points of another.
   *
   * @return qualified names of the learner's classes that checks were run on
   */
  private List<String> runParts(
      Part whole, Stage stage, Submission submission, Map<CheckSpec, CheckResult> results) {
    Map<List<String>, List<CheckSpec>> parts = new LinkedHashMap<>();
    for (CheckSpec check : whole.checks) {
      if (!check.about().isEmpty() && !check.about().containsAll(whole.classes)) {
        parts.computeIfAbsent(check.about(), about -> new ArrayList<>()).add(check);
      }
    }
    Set<String> own = new LinkedHashSet<>();
    parts.forEach(
        (about, checks) -> {
          Mixed mixed = run(new Part(about, checks), stage, submission, results);
          if (hasClasses(mixed)) {
            own.addAll(mixed.own());
          }
        });
    return List.copyOf(own);
  }

  /**
   * Mixes for some classes and runs checks on them. Where there is no mix, that is what becomes of
   * each of these checks, and of no other.
   *
   * @param results what each check came to is put here
   * @return the mix; {@link #NO_MIX} if the worker did not answer
   */
  private Mixed run(
      Part part, Stage stage, Submission submission, Map<CheckSpec, CheckResult> results) {
    Verdict verdict;
    String why;
    Mixed mixed = NO_MIX;
    try {
      mixed = mix(part.classes, stage.isWholeProgram());
      if (hasClasses(mixed)) {
        run(part.checks, stage, results);
        return mixed;
      }
      verdict = Verdict.BLOCKED;
      why = uncompiled(mixed, faulty(mixed, part.classes, submission));
    } catch (UnmixedException e) {
      verdict = e.verdict;
      why = e.getMessage();
    }
    for (CheckSpec check : part.checks) {
      results.put(check, result(check, stage, verdict, why));
    }
    return mixed;
  }

  private Mixed mix(List<String> classes, boolean wholeProgram) throws UnmixedException {
    Request.Mix request =
        new Request.Mix(classes.stream().map(lab::qualified).toList(), wholeProgram);
    try {
      Answer answer = seat.mix(request, MIX_FACTOR * lab.manifest().limits().seconds());
      if (answer instanceof Mixed mixed) {
        return mixed;
      }
      throw new UnmixedException(Verdict.UNGRADED, failed(answer));
    } catch (WorkerLostException e) {
      throw new UnmixedException(verdict(e.why()), uncompiled(e.why(), classes));
    } catch (IOException e) {
      throw new UnmixedException(Verdict.UNGRADED, "no worker could be started: " + e.getMessage());
    }
  }

  /** Whether there is something of the learner's to run: a program without says nothing of them. */
  private static boolean hasClasses(Mixed mixed) {
    return mixed.compiled() && !mixed.own().isEmpty();
  }

  /** Those of the classes in whose sources the compiler found errors; all if it named none. */
  private List<String> faulty(Mixed mixed, List<String> classes, Submission submission) {
    Set<String> types = new HashSet<>();
    for (Source source : submission.sources()) {
      if (mixed.problems().stream().anyMatch(p -> p.path().equals(source.path()))) {
        types.addAll(source.types());
      }
    }
    List<String> faulty =
        classes.stream().filter(name -> types.contains(lab.qualified(name))).toList();
    return faulty.isEmpty() ? classes : faulty;
  }

  /** The classes that a check is about, and that are not there. */
  private List<String> missing(CheckSpec check, Stage stage, Submission submission) {
    return (check.about().isEmpty() ? stage.replaces() : check.about())
        .stream().filter(name -> !submission.declares(lab.qualified(name))).toList();
  }

  /** Runs checks on the mix that was made last. */
  private void run(List<CheckSpec> checks, Stage stage, Map<CheckSpec, CheckResult> results) {
    List<Asked> asked = asked(checks);
    for (CheckSpec check : checks) {
      results.put(check, run(check, stage, asked));
      asked = asked.subList(1, asked.size());
    }
  }

  /** What the worker is told of these checks. */
  private List<Asked> asked(List<CheckSpec> checks) {
    return checks.stream().map(c -> new Asked(c.suite(), c.method(), cases.of(c))).toList();
  }

  /**
   * Runs a check.
   *
   * @param asked this one, and after it those that will be asked for next
   */
  private CheckResult run(CheckSpec check, Stage stage, List<Asked> asked) {
    if (seat.isOutOfTime()) {
      return result(
          check, stage, Verdict.TIMED_OUT, "the checks before this one used up all the time");
    }
    Answer answer;
    try {
      answer = seat.run(asked, lab.manifest().limits().seconds());
    } catch (WorkerLostException e) {
      return result(check, stage, verdict(e.why()), lost(e.why()));
    } catch (IOException e) {
      return result(
          check, stage, Verdict.UNGRADED, "no worker could be started: " + e.getMessage());
    }
    if (!(answer instanceof Checked checked)) {
      return result(check, stage, Verdict.UNGRADED, failed(answer));
    }
    Verdict verdict = Verdict.of(checked.result());
    BigDecimal worth = scoring.worth(check, stage);
    return new CheckResult(
        check,
        verdict,
        verdict == Verdict.PASSED ? worth : BigDecimal.ZERO,
        worth,
        checked.message(),
        checked.finding(),
        checked.output());
  }

  private StageResult without(Stage stage, Verdict verdict, String message) {
    List<CheckResult> results =
        lab.checksOf(stage).stream().map(check -> result(check, stage, verdict, message)).toList();
    return new StageResult(
        stage,
        verdict != Verdict.NOT_HANDED_IN,
        List.of(),
        List.of(),
        "",
        List.of(),
        List.of(),
        results);
  }

  private CheckResult result(CheckSpec check, Stage stage, Verdict verdict, String message) {
    return new CheckResult(
        check, verdict, BigDecimal.ZERO, scoring.worth(check, stage), message, null, "");
  }

  private static Verdict verdict(Worker.Why why) {
    return switch (why) {
      case LATE -> Verdict.TIMED_OUT;
      case DIED, OUTGREW -> Verdict.CRASHED;
      case NEVER_BEGAN, ENDED_FROM_OUTSIDE -> Verdict.UNGRADED;
    };
  }

  private String lost(Worker.Why why) {
    return switch (why) {
      case LATE -> "still running after " + seconds(lab.manifest().limits().seconds());
      case DIED -> "the class took the whole Java machine down";
      case OUTGREW -> "the class took more memory or threads than there are for it";
      case NEVER_BEGAN -> NEVER_BEGAN;
      case ENDED_FROM_OUTSIDE -> ENDED;
    };
  }

  private String uncompiled(Worker.Why why, List<String> classes) {
    return why.isOurs()
        ? lost(why)
        : "the compiler did not come to an end on " + String.join(", ", classes);
  }

  private static List<String> simple(List<String> qualified) {
    return qualified.stream().map(TypeName::simple).toList();
  }

  private static String seconds(int seconds) {
    return seconds == 1 ? "a second" : seconds + " seconds";
  }

  private static String failed(Answer answer) {
    return "the grader failed: "
        + (answer instanceof Answer.Broken broken ? broken.message() : answer);
  }

  private static String notHandedIn(Stage stage) {
    return stage.isWholeProgram() ? "there is no class of this lab" : notHandedIn(stage.replaces());
  }

  private static String notHandedIn(List<String> classes) {
    return "there is no class " + String.join(", ", classes);
  }

  private static String uncompiled(Mixed mixed, List<String> classes) {
    String own = String.join(", ", classes);
    return mixed.culprits().isEmpty()
        ? own + (classes.size() == 1 ? " does not compile" : " do not compile")
        : "%s needs your own %s, which does not compile"
            .formatted(own, String.join(", ", simple(mixed.culprits())));
  }

  @Override
  public void close() {
    seat.close();
  }

  /** Classes of a stage, by their simple names, with the checks that are about them. */
  private record Part(List<String> classes, List<CheckSpec> checks) {}

  /** There is no mix, and this is what becomes of the checks. */
  private static final class UnmixedException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Verdict verdict;

    UnmixedException(Verdict verdict, String message) {
      super(message);
      this.verdict = verdict;
    }
  }
}
