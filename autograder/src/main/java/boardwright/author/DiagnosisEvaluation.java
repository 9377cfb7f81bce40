package boardwright.author;

import boardwright.author.PlantedFaults.Planted;
import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Grader;
import boardwright.grading.StageResult;
import boardwright.grading.Workers;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import boardwright.shipped.SolutionReader;
import boardwright.submission.Submission;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Measures how often the diagnoses of hand-ins are right. Faults of the model are planted in the
 * variants: programs that the catalogue of misconceptions was not made from. Every other pair is
 * for choosing thresholds, the rest for what is reported.
 */
public final class DiagnosisEvaluation {
  /** No seed that a catalogue was written with. */
  private static final long SEED = 77;

  private final int threads = Runtime.getRuntime().availableProcessors();
  private final Workers workers;
  private final List<Case> tuning = new ArrayList<>();
  private final List<Case> reported = new ArrayList<>();
  private final List<Case> twice = new ArrayList<>();

  /**
   * An evaluation of nothing yet.
   *
   * @param workers starts what grades
   */
  public DiagnosisEvaluation(Workers workers) {
    this.workers = workers;
  }

  /** Grades all pairs of a fault and a variant of a lab. */
  public void addAll(Lab lab) throws IOException, InterruptedException, ExecutionException {
    PlantedFaults pairs = PlantedFaults.in(lab);
    grade(pairs.everyOther(0), lab, tuning);
    add(lab, pairs.everyOther(1), Integer.MAX_VALUE);
  }

  /**
   * Grades some pairs of a lab, evenly spread over its faults, and none for choosing thresholds.
   *
   * @param most of so many pairs, every other is graded
   * @param mostTwice and so many with faults in two classes
   */
  public void addSome(Lab lab, int most, int mostTwice)
      throws IOException, InterruptedException, ExecutionException {
    add(lab, PlantedFaults.in(lab).some(most).everyOther(1), mostTwice);
  }

  private void add(Lab lab, PlantedFaults pairs, int mostTwice)
      throws IOException, InterruptedException, ExecutionException {
    grade(pairs, lab, reported);
    grade(pairs.inTwoClasses().some(mostTwice), lab, twice);
  }

  private void grade(PlantedFaults pairs, Lab lab, List<Case> cases)
      throws InterruptedException, ExecutionException, IOException {
    Misconceptions known = Misconceptions.of(lab);
    BlockingQueue<Grader> idle = new LinkedBlockingQueue<>();
    for (int i = 0; i < threads; i++) {
      idle.add(Grader.of(lab, SEED, workers, false, Sandbox.NONE));
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Callable<Case>> all =
          pairs.all().stream().map(pair -> graded(pair, lab, idle, known)).toList();
      for (Future<Case> one : pool.invokeAll(all)) {
        cases.add(one.get());
      }
    } finally {
      pool.shutdownNow();
      for (Grader grader : idle) {
        grader.close();
      }
    }
  }

  private Callable<Case> graded(
      Planted pair, Lab lab, BlockingQueue<Grader> idle, Misconceptions known) {
    return () -> {
      Grader grader = idle.take();
      try {
        Set<String> wrong = pair.classes();
        Submission submission = SolutionReader.read(pair.solution(), lab);
        List<StageResult> stages =
            grader
                .grade(submission, stage -> stage.replaces().stream().anyMatch(wrong::contains))
                .stages();
        return new Case(pair, known, stages);
      } finally {
        idle.add(grader);
      }
    };
  }

  /** How often the diagnosis of one misconception is right. */
  public Rates reported() {
    return Rates.of(reported, Misconceptions.FITS, Misconceptions.AHEAD);
  }

  /** The same hand-ins, where the catalogue does not have their misconception. */
  public Rates leftOut() {
    return Rates.of(leftOut(reported), Misconceptions.FITS, Misconceptions.AHEAD);
  }

  /** How many hand-ins have two misconceptions in different classes. */
  public int twice() {
    return twice.size();
  }

  /** For how many of these both are named. */
  public int bothNamed() {
    return (int) twice.stream().filter(Case::namesAll).count();
  }

  /** All that was measured, and if there are pairs for it, what other thresholds would do. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("reported pairs:                " + reported());
    lines.add("the same, left out:            " + leftOut());
    lines.add("two classes wrong, both named: %d of %d".formatted(bothNamed(), twice()));
    if (!tuning.isEmpty()) {
      for (double fits : new double[] {0.6, 0.7, 0.8, 0.9, 1}) {
        for (double ahead : new double[] {0, 0.1, 0.2}) {
          lines.add(
              "tuning pairs, %.1f and %.1f:     %s; left out: nothing said %.1f %%"
                  .formatted(
                      fits,
                      ahead,
                      Rates.of(tuning, fits, ahead),
                      100 * Rates.of(leftOut(tuning), fits, ahead).nothing()));
        }
      }
    }
    return lines;
  }

  private static List<Case> leftOut(List<Case> cases) {
    return cases.stream().map(Case::leftOut).toList();
  }

  /** A hand-in with what its checks said. */
  private record Case(Planted planted, Misconceptions known, List<StageResult> stages) {
    /** As if nobody knew what is meant. */
    Case leftOut() {
      String meant = planted.meant().get(0).name();
      List<Misconception> others =
          known.all().stream().filter(one -> !one.name().equals(meant)).toList();
      return new Case(planted, new Misconceptions(others), stages);
    }

    /** The first name of each diagnosis. */
    List<String> named(double fits, double ahead) {
      return known.explain(stages, fits, ahead).stream()
          .map(diagnosis -> diagnosis.candidates().get(0).name())
          .toList();
    }

    boolean namesAll() {
      return named(Misconceptions.FITS, Misconceptions.AHEAD)
          .containsAll(planted.meant().stream().map(Misconception::name).toList());
    }
  }

  /** Shares of all cases: with the right name alone, with a wrong one, and with none. */
  public record Rates(int cases, double right, double wrong, double nothing) {
    static Rates of(List<Case> cases, double fits, double ahead) {
      long right = 0;
      long nothing = 0;
      for (Case one : cases) {
        Set<String> named = Set.copyOf(one.named(fits, ahead));
        right += named.equals(Set.of(one.planted().meant().get(0).name())) ? 1 : 0;
        nothing += named.isEmpty() ? 1 : 0;
      }
      double all = cases.size();
      return new Rates(cases.size(), right / all, (all - right - nothing) / all, nothing / all);
    }

    @Override
    public String toString() {
      return "%d, right %.1f %%, wrong %.1f %%, nothing said %.1f %%"
          .formatted(cases, 100 * right, 100 * wrong, 100 * nothing);
    }
  }
}
