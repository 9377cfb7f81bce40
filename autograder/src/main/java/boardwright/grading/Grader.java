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
import boardwright.protocol.TypeName;
import boardwright.sandbox.Sandbox;
import java.io.Closeable;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Grades one submission after another on one worker, which it replaces when it was lost or tired.
 * It decides what is asked, and nothing that a worker says can add a check or a point that was not
 * asked for. Not for use by several threads.
 */
public final class Grader implements Closeable {
  private static final int MIX_FACTOR = 3;
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
    Request.Mix request =
        new Request.Mix(classes.stream().map(lab::qualified).toList(), stage.isWholeProgram());
    Answer answer;
    try {
      answer = seat.mix(request, MIX_FACTOR * lab.manifest().limits().seconds());
    } catch (WorkerLostException e) {
      return without(stage, verdict(e.why()), uncompiled(e.why(), classes));
    } catch (IOException e) {
      return without(stage, Verdict.UNGRADED, "no worker could be started: " + e.getMessage());
    }
    if (!(answer instanceof Mixed mixed)) {
      return without(stage, Verdict.UNGRADED, failed(answer));
    }
    // a program with nothing of the learner's in it says nothing of them
    boolean compiled = mixed.compiled() && !mixed.own().isEmpty();
    List<CheckSpec> checks = lab.checksOf(stage);
    List<Asked> asked =
        asked(checks.stream().filter(c -> missing(c, stage, submission).isEmpty()).toList());
    List<CheckResult> results = new ArrayList<>();
    for (CheckSpec check : checks) {
      List<String> missing = missing(check, stage, submission);
      if (!missing.isEmpty()) {
        results.add(result(check, stage, Verdict.NOT_HANDED_IN, notHandedIn(missing)));
      } else if (!compiled) {
        results.add(result(check, stage, Verdict.BLOCKED, uncompiled(mixed, classes)));
      } else {
        results.add(run(check, stage, asked));
        asked = asked.subList(1, asked.size());
      }
    }
    return new StageResult(
        stage,
        true,
        simple(mixed.own()),
        simple(mixed.culprits()),
        mixed.problems(),
        mixed.differences(),
        results);
  }

  /** The classes that a check is about, and that are not there. */
  private List<String> missing(CheckSpec check, Stage stage, Submission submission) {
    return (check.about().isEmpty() ? stage.replaces() : check.about())
        .stream().filter(name -> !submission.declares(lab.qualified(name))).toList();
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
        ? own + " does not compile"
        : "%s needs your own %s, which does not compile"
            .formatted(own, String.join(", ", simple(mixed.culprits())));
  }

  @Override
  public void close() {
    seat.close();
  }
}
