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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the faults of a lab show at its checks, compared with what {@code misconceptions.json} says
 * of them. With {@code -Dboardwright.write=misconceptions} the file is written instead: what shows
 * under three seeds alike, and of what depends on the seed the verdict alone.
 */
final class Signatures {
  /** Whether the file is to be written. */
  static final boolean WRITE = "misconceptions".equals(System.getProperty("boardwright.write"));

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

  /**
   * A fault was graded.
   *
   * @param exactly whether the messages count, which another Java may word differently
   */
  synchronized void graded(Fault fault, Report report, boolean exactly) {
    Set<String> wrong = new TreeSet<>(solutions.filesChangedBy(fault));
    wrong.retainAll(lab.replaceable());
    List<StageResult> stages =
        report.stages().stream()
            .filter(stage -> Misconceptions.tells(stage.stage()))
            .filter(
                stage ->
                    wrong.isEmpty()
                        ? fault.loses().stream()
                            .anyMatch(check -> check.startsWith(stage.stage().id() + "/"))
                        : stage.stage().replaces().stream().anyMatch(wrong::contains))
            .toList();
    if (wrong.isEmpty()) {
      stages.forEach(stage -> wrong.addAll(stage.stage().replaces()));
    }
    boolean compiles = stages.stream().allMatch(stage -> stage.uncompiled().isEmpty());
    Map<String, Symptom> symptoms = compiles ? Misconceptions.shown(stages) : Map.of();
    if (WRITE) {
      seen.merge(
          fault.id(),
          new Misconception(fault.id(), fault.name(), List.copyOf(wrong), symptoms),
          Signatures::common);
    } else {
      compare(known.get(fault.id()), fault, symptoms, exactly);
    }
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

  private void compare(
      Misconception entry, Fault fault, Map<String, Symptom> symptoms, boolean exactly) {
    Map<String, String> listed = new TreeMap<>();
    Map<String, String> shown = new TreeMap<>();
    if (entry != null) {
      assertEquals(fault.name(), entry.name(), again());
      entry
          .symptoms()
          .forEach(
              (check, symptom) -> {
                listed.put(check, text(symptom, exactly));
                Symptom now = symptoms.get(check);
                if (now != null) {
                  boolean depends = symptom.digest().isEmpty();
                  shown.put(check, text(depends ? symptom.common(now) : now, exactly));
                }
              });
    }
    symptoms.forEach((check, symptom) -> shown.putIfAbsent(check, text(symptom, exactly)));
    assertEquals(listed, shown, again());
  }

  private static String text(Symptom symptom, boolean exactly) {
    return symptom.verdict().word() + (exactly ? " " + symptom.digest() : "");
  }

  private String again() {
    return "misconceptions.json is not true any more; write it again: -Dboardwright.write=misconceptions";
  }

  /** Faults that show the same, as lists of ids, though their names say that they mean different things. */
  List<List<String>> indistinguishable() {
    Map<Object, List<Misconception>> alike = new LinkedHashMap<>();
    for (Misconception one : Misconceptions.of(lab).all()) {
      alike
          .computeIfAbsent(
              List.of(one.classes(), one.symptoms()), symptoms -> new ArrayList<>())
          .add(one);
    }
    return alike.values().stream()
        .filter(same -> same.stream().map(Misconception::name).distinct().count() > 1)
        .map(same -> same.stream().map(Misconception::id).toList())
        .toList();
  }

  /** Writes the file, if it is to be written. */
  void write() {
    if (WRITE) {
      List<Misconception> all =
          solutions.faults().stream()
              .map(fault -> seen.get(fault.id()))
              .filter(one -> one != null && !one.symptoms().isEmpty())
              .toList();
      new Misconceptions(all).write(Misconceptions.file(lab));
    }
  }
}
