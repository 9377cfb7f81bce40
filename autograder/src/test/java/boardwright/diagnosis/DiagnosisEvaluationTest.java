package boardwright.diagnosis;

import static boardwright.RealTree.ROOT;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.contract.Submissions;
import boardwright.grading.Grader;
import boardwright.grading.StageResult;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import boardwright.solutions.Fault;
import boardwright.solutions.Solution;
import boardwright.solutions.Solutions;
import boardwright.solutions.Variant;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/**
 * How often a diagnosis is right. Faults of the model are planted in the variants: programs that
 * the catalogue was not made from. Every other pair is for choosing thresholds, the rest for what
 * is reported. {@code -Dboardwright.pairs=all} takes all pairs of all labs, which takes some
 * minutes, and prints the rates of each lab and what other thresholds would do.
 */
@TestInstance(Lifecycle.PER_CLASS)
@DisplayName("The diagnosis of hand-ins with a known misconception")
class DiagnosisEvaluationTest {
  private static final String PAIRS = System.getProperty("boardwright.pairs", "");

  private static final boolean ALL = !PAIRS.isEmpty();

  /** In an ordinary run so many pairs of a lab are enough, every other for the report, */
  private static final int SOME = 24;

  /** and so many with faults in two classes. */
  private static final int SOME_TWICE = 3;

  /** No seed that a catalogue was written with. */
  private static final long SEED = 77;

  private static final int CORES = 2;

  private final ExecutorService threads = Executors.newFixedThreadPool(CORES);
  private final List<Case> tuning = new ArrayList<>();
  private final List<Case> reported = new ArrayList<>();
  private final List<Case> twice = new ArrayList<>();

  @BeforeAll
  void gradeThem(@TempDir Path scratch) throws Exception {
    for (Lab lab : labs()) {
      Misconceptions known = Misconceptions.of(lab);
      List<Planted> pairs = pairs(lab, known);
      List<Planted> untuned = everyOther(pairs, 1);
      if (ALL) {
        tuning.addAll(graded(everyOther(pairs, 0), lab, known, scratch));
      }
      reported.addAll(graded(untuned, lab, known, scratch));
      twice.addAll(graded(some(inTwoClasses(untuned), SOME_TWICE), lab, known, scratch));
    }
  }

  private static List<Planted> everyOther(List<Planted> pairs, int first) {
    return IntStream.range(0, pairs.size())
        .filter(i -> i % 2 == first)
        .mapToObj(pairs::get)
        .toList();
  }

  private static List<Lab> labs() {
    return new Course(ROOT)
        .labs().stream()
            .filter(lab -> !ALL || PAIRS.equals("all") || PAIRS.equals(lab.id()))
            .toList();
  }

  @AfterAll
  void close() {
    threads.shutdownNow();
  }

  /**
   * Pairs of a fault that shows and a variant in which it can be planted, spread over the faults.
   */
  private static List<Planted> pairs(Lab lab, Misconceptions known) {
    Map<String, Misconception> byId = new HashMap<>();
    known.all().forEach(one -> byId.put(one.id(), one));
    Solutions solutions = new Solutions(lab);
    List<Planted> pairs = new ArrayList<>();
    for (Fault fault : solutions.faults()) {
      for (Variant variant : solutions.variants()) {
        if (byId.containsKey(fault.id())) {
          solutions
              .inVariant(fault, variant)
              .ifPresent(
                  solution ->
                      pairs.add(
                          new Planted(
                              lab,
                              List.of(byId.get(fault.id())),
                              solutions.solution(variant),
                              solution)));
        }
      }
    }
    return some(pairs, SOME);
  }

  /** So many of them, evenly spread, or all if that was asked for. */
  private static List<Planted> some(List<Planted> pairs, int count) {
    int taken = ALL ? pairs.size() : Math.min(count, pairs.size());
    return IntStream.range(0, taken).mapToObj(i -> pairs.get(i * pairs.size() / taken)).toList();
  }

  /** Each pair together with the next one of the same variant in other classes. */
  private static List<Planted> inTwoClasses(List<Planted> pairs) {
    List<Planted> both = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      Planted one = pairs.get(i);
      pairs.subList(i + 1, pairs.size()).stream()
          .filter(other -> other.variant().id().equals(one.variant().id()))
          .filter(other -> Collections.disjoint(other.classes(), one.classes()))
          .findFirst()
          .ifPresent(other -> both.add(one.and(other)));
    }
    return both;
  }

  private List<Case> graded(List<Planted> pairs, Lab lab, Misconceptions known, Path scratch)
      throws InterruptedException, ExecutionException, IOException {
    BlockingQueue<Grader> idle = new LinkedBlockingQueue<>();
    for (int i = 0; i < CORES; i++) {
      idle.add(Grader.of(lab, SEED, WarmWorkers.SHARED, false, Sandbox.NONE));
    }
    List<Case> cases = new ArrayList<>();
    for (Future<Case> one :
        threads.invokeAll(
            pairs.stream().map(pair -> graded(pair, idle, known, scratch)).toList())) {
      cases.add(one.get());
    }
    for (Grader grader : idle) {
      grader.close();
    }
    return cases;
  }

  private static Callable<Case> graded(
      Planted pair, BlockingQueue<Grader> idle, Misconceptions known, Path scratch) {
    return () -> {
      Grader grader = idle.take();
      try {
        Set<String> wrong = pair.classes();
        Submission submission =
            Submissions.of(pair.solution(), pair.lab(), scratch.resolve(pair.lab().id()));
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

  @Test
  @DisplayName(
      "names the right misconception first in 80 % of them, and a wrong one in at most 5 %")
  void namesTheRightOne() {
    Rates rates = Rates.of(reported, Misconceptions.FITS, Misconceptions.AHEAD);
    System.out.println("reported pairs:                " + rates);
    if (ALL) {
      reported.stream()
          .collect(Collectors.groupingBy(one -> one.planted().lab().id(), TreeMap::new, toList()))
          .forEach(
              (lab, cases) ->
                  System.out.printf(
                      "  of %-14s              %s%n",
                      lab, Rates.of(cases, Misconceptions.FITS, Misconceptions.AHEAD)));
      for (double fits : new double[] {0.6, 0.7, 0.8, 0.9, 1}) {
        for (double ahead : new double[] {0, 0.1, 0.2}) {
          System.out.printf(
              "tuning pairs, %.1f and %.1f:     %s; left out: nothing said %.1f %%%n",
              fits,
              ahead,
              Rates.of(tuning, fits, ahead),
              100 * Rates.of(leftOut(tuning), fits, ahead).nothing());
        }
      }
    }
    assertAll(
        () -> assertTrue(rates.right() >= 0.8, rates::toString),
        () -> assertTrue(rates.wrong() <= 0.05, rates::toString));
  }

  @Test
  @DisplayName("says nothing in 90 % of those whose misconception is in no catalogue")
  void saysNothingOfTheUnknown() {
    Rates rates = Rates.of(leftOut(reported), Misconceptions.FITS, Misconceptions.AHEAD);
    System.out.println("the same, left out:            " + rates);
    assertTrue(rates.nothing() >= 0.9, rates::toString);
  }

  private static List<Case> leftOut(List<Case> cases) {
    return cases.stream().map(Case::leftOut).toList();
  }

  @Test
  @DisplayName("names both misconceptions in 70 % of those with two in different classes")
  void namesBoth() {
    long both = twice.stream().filter(Case::namesAll).count();
    System.out.printf("two classes wrong, both named: %d of %d%n", both, twice.size());
    assertTrue(both >= 0.7 * twice.size(), both + " of " + twice.size());
  }

  /**
   * A variant with one misconception, or with several in different classes.
   *
   * @param solution what is handed in
   */
  private record Planted(Lab lab, List<Misconception> meant, Solution variant, Solution solution) {
    /** Those of its classes that it was planted in. */
    Set<String> classes() {
      Set<String> known = new TreeSet<>();
      meant.forEach(one -> known.addAll(one.classes()));
      Set<String> changed = new TreeSet<>(known);
      changed.retainAll(
          solution.filesUnlike(variant).keySet().stream()
              .map(file -> file.substring(file.lastIndexOf('/') + 1).replace(".java", ""))
              .toList());
      return changed.isEmpty() ? known : changed; // a helper may be anybody's
    }

    Planted and(Planted other) {
      List<Misconception> all = new ArrayList<>(meant);
      all.addAll(other.meant);
      SortedMap<String, byte[]> files = new TreeMap<>(solution.files());
      files.putAll(other.solution.filesUnlike(variant));
      String id = solution.id() + "-and-" + other.solution.id();
      return new Planted(lab, all, variant, new Solution(id, files));
    }
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
  private record Rates(int cases, double right, double wrong, double nothing) {
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
