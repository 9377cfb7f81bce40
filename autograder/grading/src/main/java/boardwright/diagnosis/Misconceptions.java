package boardwright.diagnosis;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/**
 * The known misconceptions of a lab, which {@code labs/LAB/misconceptions.json} lists.
 *
 * <p>A hand-in shows a misconception if what its classes lost is what that misconception loses.
 * Each class is looked at on its own, with all stages in which it is replaced. The likeness of two
 * lists of losses is the average over all checks that one of them has: 1 for the same call on the
 * same board with the same answer, less for what is known less exactly, 0 for a check that only one
 * of them lost.
 *
 * @param all in the order of the faults they come from
 */
public record Misconceptions(List<Misconception> all) {
  /** Likeness below this is chance. {@code author evaluate} shows what other values do. */
  public static final double FITS = 0.7;

  /** So much better than the next must the best one be, unless the two fit equally well. */
  public static final double AHEAD = 0.1;

  private static final int MOST_CANDIDATES = 2;
  private static final double EQUAL = 1e-9;
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Set<Verdict> SHOWS_NOTHING =
      EnumSet.of(
          Verdict.PASSED,
          Verdict.PARTLY,
          Verdict.NOT_HANDED_IN,
          Verdict.OPEN,
          Verdict.TAKEN_OUT,
          Verdict.UNGRADED);

  /** Nobody changes the list later. */
  public Misconceptions {
    all = List.copyOf(all);
  }

  /** Where a lab keeps them. */
  public static Path file(Lab lab) {
    return lab.ownFolder().resolve("misconceptions.json");
  }

  /** Those of a lab; none, if nobody has listed them. */
  public static Misconceptions of(Lab lab) {
    Path file = file(lab);
    if (!Files.isRegularFile(file)) {
      return new Misconceptions(List.of());
    }
    return new Misconceptions(List.of(JSON.readValue(file.toFile(), Misconception[].class)));
  }

  /** The text of the file: a line each, so that a change shows where it is. */
  public String text() {
    return all.stream()
        .map(JSON::writeValueAsString)
        .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
  }

  /** As students get them: as far as these checks show them, and with numbers instead of ids. */
  public Misconceptions shownBy(Set<String> checks) {
    List<Misconception> some = new ArrayList<>();
    for (Misconception one : all) {
      Misconception visible = one.among(checks::contains);
      if (!visible.symptoms().isEmpty()) {
        String number = Integer.toString(some.size() + 1);
        some.add(new Misconception(number, one.name(), one.classes(), visible.symptoms()));
      }
    }
    return new Misconceptions(some);
  }

  /** Which checks of a program are wrong, and how, where that may say what its author believed. */
  public static Map<String, Symptom> shown(List<StageResult> stages) {
    return failures(stages).stream()
        .collect(Collectors.toMap(failure -> failure.check().id(), Symptom::of));
  }

  private static List<CheckResult> failures(List<StageResult> stages) {
    return stages.stream()
        .flatMap(stage -> stage.checks().stream())
        .filter(check -> !SHOWS_NOTHING.contains(check.verdict()))
        .toList();
  }

  /**
   * Whether the checks of a stage tell one class from another, as those of a program or of tests do
   * not.
   */
  public static boolean distinguishesClasses(Stage stage) {
    return !stage.isWholeProgram() && !stage.isForTests() && !stage.isForAPerson();
  }

  /**
   * What may be behind the failures of a report, for each class where something fits.
   *
   * @param stages as many as were asked for
   */
  public List<Diagnosis> explain(List<StageResult> stages) {
    return explain(stages, FITS, AHEAD);
  }

  /** The same with other thresholds. */
  public List<Diagnosis> explain(List<StageResult> stages, double fits, double ahead) {
    List<Diagnosis> found = new ArrayList<>();
    for (List<StageResult> together : byClasses(stages, StageResult::stage)) {
      List<CheckResult> failures = failures(together);
      boolean compiled = together.stream().allMatch(stage -> stage.uncompiled().isEmpty());
      if (!failures.isEmpty() && compiled) {
        List<Misconception> candidates = candidates(together, fits, ahead);
        if (!candidates.isEmpty()) {
          List<CheckResult> explained =
              failures.stream().filter(failure -> explain(candidates, failure)).toList();
          found.add(new Diagnosis(candidates, explained, failures.size()));
        }
      }
    }
    return found;
  }

  private static boolean explain(List<Misconception> candidates, CheckResult failure) {
    return candidates.stream().allMatch(one -> one.symptoms().containsKey(failure.check().id()));
  }

  /** The ids of the checks that are looked at together, for each class of a lab. */
  public static List<Set<String>> checkedTogether(Lab lab) {
    return byClasses(lab.stages(), stage -> stage).stream()
        .map(
            stages ->
                stages.stream()
                    .flatMap(stage -> lab.checksOf(stage).stream())
                    .map(CheckSpec::id)
                    .collect(Collectors.toSet()))
        .toList();
  }

  /** Stages that replace a class in common belong together. */
  private static <T> List<List<T>> byClasses(List<T> stages, Function<T, Stage> stage) {
    List<List<T>> groups = new ArrayList<>();
    for (T one : stages) {
      List<String> classes = stage.apply(one).replaces();
      if (distinguishesClasses(stage.apply(one))) {
        groups.stream()
            .filter(
                group ->
                    group.stream()
                        .anyMatch(
                            other -> !Collections.disjoint(stage.apply(other).replaces(), classes)))
            .findFirst()
            .ifPresentOrElse(
                group -> group.add(one), () -> groups.add(new ArrayList<>(List.of(one))));
      }
    }
    return groups;
  }

  private List<Misconception> candidates(List<StageResult> stages, double threshold, double ahead) {
    Map<String, Symptom> shown = shown(stages);
    Set<String> asked = new HashSet<>();
    stages.forEach(stage -> stage.checks().forEach(check -> asked.add(check.check().id())));
    Map<Misconception, Double> fits = new LinkedHashMap<>();
    for (Misconception one : all) {
      double fit = one.among(asked::contains).explains(shown);
      if (fit > 0) {
        fits.put(one, fit);
      }
    }
    double best = fits.values().stream().max(Comparator.naturalOrder()).orElse(0.0);
    if (best < threshold - EQUAL) {
      return List.of();
    }
    Set<String> classes = new HashSet<>();
    stages.forEach(stage -> classes.addAll(stage.stage().replaces()));
    List<String> named =
        failures(stages).stream().map(Misconceptions::classNamedBy).distinct().sorted().toList();
    List<Misconception> candidates = new ArrayList<>();
    Set<String> names = new HashSet<>();
    boolean close = false;
    for (Map.Entry<Misconception, Double> one : fits.entrySet()) {
      if (one.getValue() > best - EQUAL) {
        if (names.add(one.getKey().name())) {
          Misconception fitting = one.getKey().of(classes);
          candidates.add(classes.containsAll(named) ? fitting.in(named) : fitting);
        }
      } else {
        close |= one.getValue() > best - ahead;
      }
    }
    return close || candidates.size() > MOST_CANDIDATES ? List.of() : candidates;
  }

  /** The class with whose name the text begins of what is expected; empty if there is none. */
  private static String classNamedBy(CheckResult failure) {
    String expected = failure.finding() == null ? "" : failure.finding().expected();
    return expected.matches("(?s)\\w+: .*") ? expected.replaceFirst("(?s): .*", "") : "";
  }
}
