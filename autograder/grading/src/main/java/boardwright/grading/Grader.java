package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Kind;
import boardwright.protocol.Request;
import boardwright.protocol.Request.CheckRequest;
import boardwright.protocol.TypeName;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Grades one submission after another, with a part of a compiler and one worker, which it replaces
 * when they were lost or the worker must be replaced. It decides what is asked, and nothing that a
 * worker says can add a check or a point that was not asked for. Not for use by several threads.
 */
public final class Grader implements Closeable {
  private static final Predicate<Stage> ALL = stage -> true;
  private static final MixResult NO_MIX =
      new MixResult(false, List.of(), List.of(), List.of(), List.of(), List.of(), null);

  private final Lab lab;
  private final CaseGenerator cases;
  private final long seed;
  private final Scoring scoring;
  private final FailureMessages messages;
  private final WorkerSession session;
  private final TestTrials trials;
  private boolean skipsIncompleteProgram;
  private StartTrouble trouble = new StartTrouble(said -> {});

  private Grader(Lab lab, long seed, SharedCompiler compiler, Worker.Source workers, boolean each) {
    this.lab = lab;
    this.seed = seed;
    this.cases = new CaseGenerator(seed);
    this.scoring = new Scoring(lab);
    this.messages = new FailureMessages(lab.manifest().limits().seconds());
    this.session = new WorkerSession(lab, compiler, workers, each);
    this.trials = TestTrials.of(lab, seed);
  }

  /**
   * A grader with a compiler and a worker.
   *
   * @param seed what randomised checks draw from
   * @param workers starts them
   * @param shortLived whether it will grade one submission only, so that starting matters most
   * @param sandbox what is put around them
   */
  public static Grader of(
      Lab lab, long seed, Workers workers, boolean shortLived, Sandbox sandbox) {
    SharedCompiler compiler = new SharedCompiler(() -> workers.compiler(shortLived, sandbox));
    return of(lab, seed, workers, shortLived, sandbox, compiler);
  }

  /** As above, with a part of this compiler. */
  static Grader of(
      Lab lab,
      long seed,
      Workers workers,
      boolean shortLived,
      Sandbox sandbox,
      SharedCompiler compiler) {
    return new Grader(
        lab, seed, compiler, () -> workers.worker(shortLived, sandbox), sandbox.each());
  }

  /** A grader that gets its compilers and its workers from here. */
  static Grader of(Lab lab, long seed, Worker.Source compilers, Worker.Source workers) {
    return new Grader(lab, seed, new SharedCompiler(compilers), workers, false);
  }

  /** A grader without isolation, in this very JVM: for our own solutions only. */
  public static Grader inThisJvm(Lab lab, long seed) {
    return of(lab, seed, WorkerThread::compiler, WorkerThread::worker);
  }

  /** Tells why no compiler or worker begins. */
  public Grader onStartFailure(StartTrouble listener) {
    trouble = listener;
    return this;
  }

  /**
   * Leaves the whole program out as long as a class of it is missing: for learners on their way.
   */
  public Grader skippingIncompleteProgram() {
    skipsIncompleteProgram = true;
    return this;
  }

  /** Starts the processes ahead of the first submission. */
  public Grader warmUp() {
    session.warmUp();
    return this;
  }

  /** Grades all stages. */
  public Report grade(Submission submission) {
    return grade(submission, ALL);
  }

  /** Grades some stages; the report has no others. */
  public Report grade(Submission submission, Predicate<Stage> wanted) {
    return grade(submission, wanted, null);
  }

  /**
   * Grades all stages.
   *
   * @param next what will be graded after this one, and is compiled meanwhile; null if that is not
   *     known
   */
  Report grade(Submission submission, Submission next) {
    return grade(submission, ALL, next);
  }

  private Report grade(Submission submission, Predicate<Stage> wanted, Submission next) {
    if (!session.expects(submission)) {
      prefetch(submission, wanted);
    }
    session.take();
    if (next != null) {
      prefetch(next, ALL);
    }
    cases.ahead(
        lab.stages().stream().filter(wanted).flatMap(s -> lab.checksOf(s).stream()).toList());
    List<StageResult> stages = new ArrayList<>();
    for (Stage stage : lab.stages()) {
      if (wanted.test(stage)) {
        stages.add(grade(submission, stage));
      }
    }
    session.leave();
    return ScoreCalculator.report(lab, submission, seed, stages, List.of());
  }

  private void prefetch(Submission submission, Predicate<Stage> wanted) {
    List<Request.Mix> mixes =
        lab.stages().stream()
            .filter(wanted)
            .map(stage -> mix(handedIn(stage, submission), stage))
            .filter(mix -> !mix.classes().isEmpty())
            .distinct()
            .toList();
    session.prefetch(submission, mixes);
  }

  /** The report on a submission over which the grader itself failed: nothing is graded. */
  Report ungraded(Submission submission, String why) {
    return ScoreCalculator.ungraded(lab, submission, seed, why);
  }

  private StageResult grade(Submission submission, Stage stage) {
    if (stage.isForAPerson() && !submission.sources().isEmpty()) {
      return scoring.without(stage, Verdict.OPEN, "a person grades this");
    }
    List<String> classes = handedIn(stage, submission);
    if (classes.isEmpty()) {
      String why =
          stage.isWholeProgram() && skipsIncompleteProgram
              ? FailureMessages.putOff()
              : FailureMessages.notHandedIn(stage, submission);
      return scoring.without(stage, Verdict.NOT_HANDED_IN, why);
    }
    Map<CheckSpec, CheckResult> results = new HashMap<>();
    List<CheckSpec> possible = new ArrayList<>();
    for (CheckSpec check : lab.checksOf(stage)) {
      List<String> missing = missing(check, stage, submission);
      if (missing.isEmpty()) {
        possible.add(check);
      } else {
        String why = FailureMessages.notHandedIn(missing, submission);
        results.put(check, scoring.result(check, stage, Verdict.NOT_HANDED_IN, why));
      }
    }
    Part whole = new Part(classes, possible);
    MixResult mixed = run(whole, stage, submission, results);
    boolean compiles = hasClasses(mixed) || mixed.problems().isEmpty();
    List<String> own =
        hasClasses(mixed) ? mixed.own() : runParts(whole, stage, submission, results);
    Needs.block(possible, possible, results);
    return new StageResult(
        stage,
        true,
        simple(own),
        simple(mixed.culprits()),
        compiles ? "" : FailureMessages.uncompiled(mixed, classes, lab, submission),
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
          MixResult mixed = run(new Part(about, checks), stage, submission, results);
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
   * @return the mix; {@link #NO_MIX} if the compiler did not answer
   */
  private MixResult run(
      Part part, Stage stage, Submission submission, Map<CheckSpec, CheckResult> results) {
    Verdict verdict;
    String why;
    MixResult mixed = NO_MIX;
    try {
      mixed = mixed(part.classes, stage);
      if (mixed.program() != null) {
        run(part.checks, stage, results);
        return mixed;
      }
      boolean refused = hasClasses(mixed);
      verdict = refused ? Verdict.REFUSED : Verdict.BLOCKED;
      why =
          refused
              ? mixed.refusals().get(0)
              : FailureMessages.uncompiled(mixed, part.classes, lab, submission);
    } catch (UnmixedException e) {
      verdict = e.verdict;
      why = e.getMessage();
    }
    for (CheckSpec check : part.checks) {
      results.put(check, scoring.result(check, stage, verdict, why));
    }
    return mixed;
  }

  /** The classes of a stage that were handed in; none of a program that is put off. */
  private List<String> handedIn(Stage stage, Submission submission) {
    List<String> all = stage.isWholeProgram() ? lab.replaceable() : stage.classes();
    List<String> there =
        all.stream().filter(name -> submission.declares(lab.qualified(name))).toList();
    boolean isPutOff =
        stage.isWholeProgram() && skipsIncompleteProgram && there.size() < all.size();
    return isPutOff ? List.of() : there;
  }

  private Request.Mix mix(List<String> classes, Stage stage) {
    List<String> names = classes.stream().map(lab::qualified).toList();
    return stage.isForTests()
        ? trials.mix(names, stage)
        : new Request.Mix(names, stage.isWholeProgram());
  }

  private MixResult mixed(List<String> classes, Stage stage) throws UnmixedException {
    try {
      Answer answer = session.mix(mix(classes, stage));
      if (answer instanceof MixResult mixed) {
        return mixed;
      }
      throw new UnmixedException(Verdict.UNGRADED, FailureMessages.failed(answer));
    } catch (WorkerLostException e) {
      trouble.report(e);
      throw new UnmixedException(
          FailureMessages.verdict(e.why()), messages.uncompiled(e.why(), classes));
    } catch (IOException e) {
      trouble.report(e);
      throw new UnmixedException(
          Verdict.UNGRADED, "no compiler could be started: " + e.getMessage());
    }
  }

  /** Whether there is something of the learner's to run: a program without says nothing of them. */
  private static boolean hasClasses(MixResult mixed) {
    return mixed.compiled() && !mixed.own().isEmpty();
  }

  /** The classes that a check is about, and that are not there. */
  private List<String> missing(CheckSpec check, Stage stage, Submission submission) {
    return (check.about().isEmpty() ? stage.classes() : check.about())
        .stream().filter(name -> !submission.declares(lab.qualified(name))).toList();
  }

  /** Runs checks on the mix that was made last: first those that run no code of the learner's. */
  private void run(List<CheckSpec> all, Stage stage, Map<CheckSpec, CheckResult> results) {
    List<CheckSpec> checks = all.stream().sorted(Comparator.comparing(Grader::runsCode)).toList();
    List<CheckRequest> asked = asked(checks);
    for (CheckSpec check : checks) {
      results.put(check, run(check, stage, asked));
      asked = asked.subList(1, asked.size());
    }
  }

  private static boolean runsCode(CheckSpec check) {
    return check.kind() == Kind.BEHAVIOUR;
  }

  /** What the worker is told of these checks. */
  private List<CheckRequest> asked(List<CheckSpec> checks) {
    return checks.stream().map(c -> new CheckRequest(c.suite(), c.method(), cases.of(c))).toList();
  }

  /**
   * Runs a check.
   *
   * @param asked this one, and after it those that will be asked for next
   */
  private CheckResult run(CheckSpec check, Stage stage, List<CheckRequest> asked) {
    Answer answer;
    try {
      answer = session.run(asked, lab.manifest().limits().seconds(), runsCode(check));
    } catch (WorkerLostException e) {
      trouble.report(e);
      return scoring.result(check, stage, FailureMessages.verdict(e.why()), messages.lost(e.why()));
    } catch (IOException e) {
      trouble.report(e);
      return scoring.result(
          check, stage, Verdict.UNGRADED, "no worker could be started: " + e.getMessage());
    }
    if (!(answer instanceof Checked checked)) {
      return scoring.result(check, stage, Verdict.UNGRADED, FailureMessages.failed(answer));
    }
    return CheckResult.of(check, checked, scoring.worth(check, stage));
  }

  private static List<String> simple(List<String> qualified) {
    return qualified.stream().map(TypeName::simple).toList();
  }

  @Override
  public void close() {
    session.close();
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
