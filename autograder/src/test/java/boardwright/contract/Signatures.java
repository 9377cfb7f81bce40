package boardwright.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.diagnosis.Symptom;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.lab.Lab;
import boardwright.solutions.Fault;
import boardwright.solutions.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What the faults of a lab show at its checks, compared with what {@code misconceptions.json} says
 * of them. With {@code -Dboardwright.write=misconceptions} the file is written instead: what shows
 * under three seeds alike, and of what depends on the seed the verdict alone.
 */
final class Signatures {
  /** Whether the file is to be written. */
  static final boolean WRITE = "misconceptions".equals(System.getProperty("boardwright.write"));

  /** What is wrong where a lab has no such file. */
  static final String MISSING =
      "misconceptions.json is missing; -Dboardwright.write=misconceptions writes it";

  private static final String AGAIN =
      "misconceptions.json is not true any more; -Dboardwright.write=misconceptions writes it"
          + " again";

  private static final int SEEDS = 3;

  /** One symptom of so many may differ, and one in any case. */
  private static final int MOST_ALIKE = 20;

  private final Lab lab;
  private final Solutions solutions;
  private final Map<String, Misconception> known = new HashMap<>();
  private final Map<String, Misconception> seen = new HashMap<>();
  private int compared;
  private int differing;

  Signatures(Lab lab, Solutions solutions) {
    this.lab = lab;
    this.solutions = solutions;
    Misconceptions.of(lab).all().forEach(one -> known.put(one.id(), one));
  }

  /** The seeds under which each fault is to be graded. */
  static List<Long> seeds(long seed) {
    List<Long> seeds = new ArrayList<>();
    for (int i = 0; i < (WRITE ? SEEDS : 1); i++) {
      seeds.add(seed + i);
    }
    return seeds;
  }

  /** A fault was graded, under one of the seeds. */
  synchronized void graded(Fault fault, Report report) {
    if (WRITE) {
      seen.merge(fault.id(), misconception(fault, report), Signatures::common);
    }
  }

  private Misconception misconception(Fault fault, Report report) {
    Set<String> wrong = solutions.classesChangedBy(fault);
    wrong.retainAll(lab.replaceable());
    List<StageResult> stages =
        report.stages().stream()
            .filter(stage -> Misconceptions.distinguishesClasses(stage.stage()))
            .filter(stage -> isAbout(stage, wrong, fault))
            .toList();
    if (wrong.isEmpty()) {
      stages.forEach(stage -> wrong.addAll(stage.stage().replaces()));
    }
    boolean compiles = stages.stream().allMatch(stage -> stage.uncompiled().isEmpty());
    Map<String, Symptom> symptoms = compiles ? Misconceptions.shown(stages) : Map.of();
    return new Misconception(fault.id(), fault.name(), List.copyOf(wrong), symptoms);
  }

  /** Where only a helper is wrong, it is the class of the checks that are lost. */
  private static boolean isAbout(StageResult stage, Set<String> wrong, Fault fault) {
    String checks = stage.stage().id() + "/";
    return wrong.isEmpty()
        ? fault.loses().stream().anyMatch(check -> check.startsWith(checks))
        : stage.stage().replaces().stream().anyMatch(wrong::contains);
  }

  private static Misconception common(Misconception one, Misconception other) {
    Map<String, Symptom> both = new TreeMap<>();
    one.symptoms()
        .forEach(
            (check, symptom) -> {
              Symptom second = other.symptoms().get(check);
              if (second != null) {
                both.put(
                    check, symptom.equals(second) ? symptom : new Symptom(symptom.verdict(), ""));
              }
            });
    return new Misconception(one.id(), one.name(), one.classes(), both);
  }

  /**
   * Fails if the file says that other checks show a fault. Verdicts and digests are counted only:
   * some depend on the random cases, though under three seeds they were the same.
   */
  void compare(Fault fault, Report report) {
    if (WRITE || !areKept()) {
      return;
    }
    Misconception now = misconception(fault, report);
    Misconception entry = known.get(fault.id());
    if (entry == null) {
      assertEquals(Set.of(), now.symptoms().keySet(), AGAIN);
      return;
    }
    Map<String, Symptom> shown = new TreeMap<>(now.symptoms());
    // what shows something under some seeds only is not listed
    shown.keySet().retainAll(entry.symptoms().keySet());
    assertEquals(entry.symptoms().keySet(), shown.keySet(), AGAIN);
    assertEquals(fault.name(), entry.name(), AGAIN);
    entry.symptoms().forEach((check, symptom) -> count(isAsListed(shown.get(check), symptom)));
  }

  private static boolean isAsListed(Symptom shown, Symptom listed) {
    return shown.verdict() == listed.verdict()
        && (listed.digest().isEmpty() || listed.digest().equals(shown.digest()));
  }

  private synchronized void count(boolean alike) {
    compared++;
    differing += alike ? 0 : 1;
  }

  /** Fails if too many of the symptoms in the file are not what the checks showed. */
  void expectMostSymptoms() {
    assertTrue(
        (differing - 1) * MOST_ALIKE <= compared, differing + " of " + compared + ": " + AGAIN);
  }

  /** Faults that show something, and whose name is missing. */
  List<String> nameless() {
    return known.values().stream()
        .filter(one -> one.name().isBlank())
        .map(Misconception::id)
        .toList();
  }

  /**
   * Faults that show the same at the checks of a class, as lists of ids, though their names say
   * that they mean different things.
   */
  List<List<String>> indistinguishable() {
    Map<Object, List<Misconception>> alike = new LinkedHashMap<>();
    for (Misconception one : Misconceptions.of(lab).all()) {
      for (Set<String> together : Misconceptions.checkedTogether(lab)) {
        Map<String, Symptom> shown = one.among(together::contains).symptoms();
        if (!shown.isEmpty()) {
          alike.computeIfAbsent(shown, symptoms -> new ArrayList<>()).add(one);
        }
      }
    }
    return alike.values().stream()
        .filter(same -> same.stream().map(Misconception::name).distinct().count() > 1)
        .map(same -> same.stream().map(Misconception::id).toList())
        .toList();
  }

  /** Whether the lab has such a file. */
  boolean areKept() {
    return Files.exists(Misconceptions.file(lab));
  }

  /**
   * Writes the file, if it is to be written. Of faults that were not graded, it keeps what it says.
   */
  void write() throws IOException {
    if (WRITE) {
      List<Misconception> all =
          solutions.faults().stream()
              .map(fault -> seen.getOrDefault(fault.id(), known.get(fault.id())))
              .filter(one -> one != null && !one.symptoms().isEmpty())
              .toList();
      Files.writeString(Misconceptions.file(lab), new Misconceptions(all).text());
    }
  }
}
