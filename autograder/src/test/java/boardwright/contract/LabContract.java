package boardwright.contract;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.contract.Solutions.Fault;
import boardwright.contract.Solutions.Variant;
import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.intake.Submission;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** What every lab must keep. A lab's test inherits this and names the lab. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class LabContract {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private final String id;
  private final long seed = new SplittableRandom().nextInt(1_000_000);
  private Lab lab;
  private Solutions solutions;
  private Grader grader;
  private Certificate certificate;

  LabContract(String id) {
    this.id = id;
  }

  @BeforeAll
  void open() {
    lab = new Course(ROOT).lab(id).orElseThrow();
    solutions = new Solutions(lab, ROOT.resolve("solutions").resolve(id));
    grader = Grader.of(lab, seed, false);
    certificate = new Certificate(lab, seed);
  }

  @AfterAll
  void close() throws IOException {
    grader.close();
    certificate.write(Path.of("target", "certificate-" + id + ".txt"));
  }

  @Test
  @DisplayName("has its five parts: engine package, lab, solutions, suites, handouts")
  void hasItsFiveParts() {
    String packageFolder = lab.manifest().packageName().replace('.', '/');
    assertAll(
        () -> folder("engine/src/main/java/" + packageFolder),
        () -> folder("labs/" + id + "/src/main/java/" + packageFolder),
        () -> folder("solutions/" + id + "/model"),
        () -> folder("autograder/src/main/java/boardwright/suites/" + id),
        () -> folder("handouts/" + id));
  }

  @Test
  @DisplayName("has at least six variants and, for every stage with points, a fault")
  void hasVariantsAndFaults() {
    assertTrue(solutions.variants().size() >= 6, "six variants");
    Set<String> hit = new HashSet<>();
    solutions.faults().forEach(f -> f.loses().forEach(c -> hit.add(c.split("/")[0])));
    lab.stages().stream()
        .filter(stage -> stage.points().signum() > 0)
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
            .filter(f -> Files.isDirectory(solutions.folder().resolve("faults").resolve(f)))
            .toList();
    assertEquals(new TreeSet<>(withFiles), children("faults"));
  }

  @Test
  @DisplayName("has checks in every stage, each with an id of its own")
  void everyStageHasChecks() {
    Set<String> ids = new HashSet<>();
    for (CheckSpec check : lab.checks()) {
      assertTrue(ids.add(check.id()), check.id() + " twice");
      assertTrue(check.points() >= 1, check.id() + " has no points");
      assertTrue(check.rule().matches("[RS]\\d+"), check.id() + " grades " + check.rule());
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
            .filter(c -> lab.stage(c.stage()).orElseThrow().points().signum() > 0)
            .map(CheckSpec::id)
            .filter(check -> !caught.contains(check))
            .toList();
    assertEquals(List.of(), never, "checks that no fault shows to work");
  }

  @Test
  @DisplayName("is unsolved at every stage when untouched")
  void untouchedIsUnsolved() {
    Report report = grader.grade(new Submission("untouched", "untouched", List.of(), List.of()));
    report
        .checks()
        .forEach(check -> assertEquals(Verdict.NOT_HANDED_IN, check.verdict(), check.check().id()));
    assertEquals(0, report.score().signum());
  }

  @Test
  @DisplayName("gives the model full marks at every stage")
  void modelGetsFullMarks() {
    expectFullMarks(grader.grade(solutions.modelSubmission()));
  }

  @TestFactory
  @DisplayName("gives full marks to the variant")
  Stream<DynamicTest> variantsGetFullMarks() {
    return solutions.variants().stream()
        .map(
            variant ->
                DynamicTest.dynamicTest(
                    variant.id() + ": " + variant.about(),
                    () -> expectFullMarks(grader.grade(solutions.submission(variant)))));
  }

  @TestFactory
  @DisplayName("takes from the fault exactly the checks that it names")
  Stream<DynamicTest> faultsLoseWhatTheyName(@TempDir Path scratch) {
    return solutions.faults().stream()
        .map(
            fault ->
                DynamicTest.dynamicTest(
                    fault.id() + ": " + fault.misconception(), () -> expectLosses(fault, scratch)));
  }

  private void expectLosses(Fault fault, Path scratch) throws IOException {
    Path folder = Files.createDirectories(scratch.resolve(fault.id()));
    Report report = grader.grade(solutions.submission(fault, folder));
    certificate.fault(report, fault.loses());
    Set<String> lost = new TreeSet<>();
    report.checks().filter(c -> !c.passed()).forEach(c -> lost.add(c.check().id()));
    assertEquals(lines(new TreeSet<>(fault.loses())), lines(lost), "seed " + seed);
    report
        .checks()
        .forEach(c -> assertFalse(c.verdict() == Verdict.UNGRADED, c.check().id() + c.message()));
  }

  private void expectFullMarks(Report report) {
    certificate.right(report);
    List<String> lost =
        report.checks().filter(check -> !check.passed()).map(LabContract::inWords).toList();
    assertEquals(List.of(), lost, "seed " + seed);
    BigDecimal scale = lab.manifest().scale();
    assertEquals(0, scale.compareTo(report.score()), "score " + report.score());
  }

  private static String inWords(CheckResult check) {
    return check.check().id() + " " + check.verdict().word() + ": " + check.message();
  }

  private static String lines(Set<String> ids) {
    return String.join("\n", ids);
  }

  private Set<String> children(String kind) throws IOException {
    try (Stream<Path> folders = Files.list(solutions.folder().resolve(kind))) {
      return new TreeSet<>(folders.map(folder -> folder.getFileName().toString()).toList());
    }
  }

  private static void folder(String path) {
    assertTrue(Files.isDirectory(ROOT.resolve(path)), path);
  }
}
