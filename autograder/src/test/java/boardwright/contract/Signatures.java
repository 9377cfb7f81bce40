package boardwright.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

  private static final String AGAIN =
      "misconceptions.json is not true any more; -Dboardwright.write=misconceptions writes it"
          + " again";

  private static final int SEEDS = 3;

  private final Lab lab;
  private final Solutions solutions;
  private final Map<String, Misconception> known = new HashMap<>();
  private final Map<String, Misconception> seen = new HashMap<>();

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
            .filter(stage -> Misconceptions.tells(stage.stage()))
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
              if (other.symptoms().containsKey(check)) {
                both.put(check, symptom.common(other.symptoms().get(check)));
              }
            });
    return new Misconception(one.id(), one.name(), one.classes(), both);
  }

  /**
   * Fails if the file says something else of a fault.
   *
   * @param exactly whether messages count, which another Java may word differently
   */
  void compare(Fault fault, Report report, boolean exactly) {
    if (WRITE || !areKept()) {
      return;
    }
    Misconception now = misconception(fault, report);
    Misconception entry =
        known.getOrDefault(
            fault.id(), new Misconception(fault.id(), fault.name(), now.classes(), Map.of()));
    Map<String, String> shown = new TreeMap<>();
    now.symptoms()
        .forEach(
            (check, symptom) -> {
              Symptom listed = entry.symptoms().get(check);
              if (listed != null) {
                boolean depends = listed.digest().isEmpty();
                shown.put(check, text(depends ? symptom.common(listed) : symptom, exactly));
              } else if (entry.symptoms().isEmpty()) {
                shown.put(check, text(symptom, exactly));
              } // or else it shows something under some seeds only, and is not listed
            });
    Map<String, String> listed = new TreeMap<>();
    entry.symptoms().forEach((check, symptom) -> listed.put(check, text(symptom, exactly)));
    assertEquals(listed, shown, AGAIN);
    assertEquals(fault.name(), entry.name(), AGAIN);
  }

  private static String text(Symptom symptom, boolean exactly) {
    return symptom.verdict().word() + (exactly ? " " + symptom.digest() : "");
  }

  /** Faults that show something, and whose name is missing. */
  List<String> nameless() {
    return known.values().stream()
        .filter(one -> one.name().isBlank())
        .map(Misconception::id)
        .toList();
  }

  /**
   * Faults that show the same, as lists of ids, though their names say that they mean different
   * things.
   */
  List<List<String>> indistinguishable() {
    Map<Object, List<Misconception>> alike = new LinkedHashMap<>();
    for (Misconception one : Misconceptions.of(lab).all()) {
      alike
          .computeIfAbsent(List.of(one.classes(), one.symptoms()), symptoms -> new ArrayList<>())
          .add(one);
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

  /** Writes the file, if it is to be written. */
  void write() throws IOException {
    if (WRITE) {
      List<Misconception> all =
          solutions.faults().stream()
              .map(fault -> seen.get(fault.id()))
              .filter(one -> one != null && !one.symptoms().isEmpty())
              .toList();
      Files.writeString(Misconceptions.file(lab), new Misconceptions(all).text());
    }
  }
}
