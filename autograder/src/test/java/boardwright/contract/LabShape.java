package boardwright.contract;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import boardwright.solutions.Fault;
import boardwright.solutions.SolutionException;
import boardwright.solutions.Solutions;
import boardwright.solutions.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What every lab's folders and files must keep, whatever anybody hands in. */
abstract class LabShape implements DraftsMayLack.OfLab {
  /** The lab. */
  final Lab lab;

  /** Its answers, right and wrong. */
  final Solutions solutions;

  private final String id;

  LabShape(String id) {
    this.id = id;
    this.lab = new Course(ROOT).lab(id).orElseThrow();
    this.solutions = new Solutions(lab);
  }

  @Override
  public Lab lab() {
    return lab;
  }

  @Test
  @DisplayName("has its five parts: program, lab, solutions, suites, handouts")
  void hasItsFiveParts() {
    String packageFolder = lab.manifest().packageName().replace('.', '/');
    assertAll(
        () -> folder("engine/" + id + "/src/main/java/" + packageFolder),
        () -> folder("labs/" + id + "/src/main/java/" + packageFolder),
        () -> folder("solutions/" + id + "/model"),
        () -> folder("autograder/suites/" + id + "/src/main/java/boardwright/suites/" + id),
        () -> folder("handouts/" + id));
  }

  @Test
  @DisplayName("has at least six variants and, for every stage with points, a fault")
  void hasVariantsAndFaults() {
    assertTrue(solutions.variants().size() >= 6, "six variants");
    Set<String> hit = new HashSet<>();
    solutions.faults().forEach(f -> f.loses().forEach(c -> hit.add(c.split("/")[0])));
    lab.stages().stream()
        .filter(stage -> stage.points().signum() > 0 && !stage.isForAPerson())
        .forEach(stage -> assertTrue(hit.contains(stage.id()), "a fault for " + stage.id()));
  }

  @Test
  @DisplayName("lists every folder of variants and faults, and no other")
  void listsItsSolutions() throws IOException {
    assertEquals(
        new TreeSet<>(solutions.variants().stream().map(Variant::id).toList()),
        children("variants"));
    List<String> withFiles =
        solutions.faults().stream()
            .map(Fault::id)
            .filter(id -> !solutions.ownFiles("faults", id).isEmpty())
            .toList();
    assertEquals(new TreeSet<>(withFiles), children("faults"));
  }

  @Test
  @DisplayName("keeps no file of a variant or fault that is the model's own")
  void keepsOwnFilesOnly() {
    List<String> same = new ArrayList<>();
    for (String kind : List.of("variants", "faults")) {
      Stream<String> ids =
          kind.equals("faults")
              ? solutions.faults().stream().map(Fault::id)
              : solutions.variants().stream().map(Variant::id);
      ids.forEach(
          one ->
              solutions
                  .ownFiles(kind, one)
                  .forEach(
                      (path, bytes) -> {
                        if (Arrays.equals(bytes, solutions.model().files().get(path))) {
                          same.add(kind + "/" + one + "/" + path);
                        }
                      }));
    }
    assertEquals(List.of(), same);
  }

  @Test
  @DisplayName("has faults that all fit the model")
  void faultsFitTheModel() {
    List<String> refused = new ArrayList<>();
    for (Fault fault : solutions.faults()) {
      try {
        solutions.solution(fault);
      } catch (SolutionException e) {
        refused.add(e.getMessage());
      }
    }
    assertEquals("", String.join("\n", refused));
  }

  @Test
  @DisplayName("has checks in every stage, each with a unique id")
  void everyStageHasChecks() {
    Set<String> ids = new HashSet<>();
    for (CheckSpec check : lab.checks()) {
      assertTrue(ids.add(check.id()), check.id() + " twice");
      assertTrue(check.points() >= 1, check.id() + " has no points");
      List<CheckSpec> others = lab.checksOf(lab.stage(check.stage()).orElseThrow());
      for (String rule : check.needs()) {
        assertTrue(others.stream().anyMatch(c -> c.rule().equals(rule)), check.id() + rule);
      }
      assertTrue(check.rule().matches("[RTCS]\\d+"), check.id() + " grades " + check.rule());
    }
    for (Stage stage : lab.stages()) {
      assertFalse(lab.checksOf(stage).isEmpty(), stage.id() + " has no checks");
    }
  }

  @Test
  @DisplayName("has a fault that each scored check catches")
  void everyCheckCatchesAFault() {
    Set<String> caught = new HashSet<>();
    solutions.faults().forEach(fault -> caught.addAll(fault.loses()));
    List<String> never =
        lab.checks().stream()
            .filter(c -> c.kind() != Kind.PERSON)
            .filter(c -> lab.stage(c.stage()).orElseThrow().points().signum() > 0)
            .map(CheckSpec::id)
            .filter(check -> !caught.contains(check))
            .toList();
    assertEquals(List.of(), never, "checks that no fault shows to work");
  }

  private Set<String> children(String kind) throws IOException {
    if (!Files.isDirectory(lab.solutions().resolve(kind))) {
      return Set.of();
    }
    try (Stream<Path> folders = Files.list(lab.solutions().resolve(kind))) {
      return new TreeSet<>(folders.map(folder -> folder.getFileName().toString()).toList());
    }
  }

  private static void folder(String path) {
    assertTrue(Files.isDirectory(ROOT.resolve(path)), path);
  }
}
