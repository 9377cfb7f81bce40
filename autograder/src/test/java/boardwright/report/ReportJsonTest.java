package boardwright.report;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.Submission;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

@DisplayName("report.json")
class ReportJsonTest {
  private static Schema schema;

  @TempDir private Path scratch;

  @BeforeAll
  static void readSchema() throws IOException {
    try (InputStream in = ReportJson.class.getResourceAsStream("report.schema.json")) {
      schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(in);
    }
  }

  @Test
  @DisplayName("keeps to its schema on real hand-ins: right, broken, partial and empty")
  void keepsToItsSchemaOnRealHandIns() throws IOException {
    Lab lab = new Course(ROOT).lab("checkerboard").orElseThrow();
    Path right = copy(ROOT.resolve("solutions/checkerboard/model"), "right");
    Path broken = copy(right, "broken");
    Files.writeString(broken.resolve("Square.java"), "package checkerboard; class Square { oops }");
    Path partial = Files.createDirectories(scratch.resolve("partial"));
    Files.writeString(
        partial.resolve("CBException.java"),
        "class CBException extends Exception { CBException(String s) { System.out.print(s); } }");
    Path empty = Files.createDirectories(scratch.resolve("empty"));
    List<Submission> all = Intake.read(List.of(right, broken, partial, empty), lab);
    try (Grader grader = Grader.inThisJvm(lab, 42)) {
      for (Submission submission : all) {
        String json = ReportJson.of(grader.grade(submission), java.util.List.of());
        assertEquals(List.of(), errors(json), submission.id());
        assertEquals(
            submission.id(), JsonMapper.shared().readTree(json).get("submission").asString());
      }
    }
  }

  @Test
  @DisplayName("keeps to its schema with every verdict, and with no score")
  void keepsToItsSchemaWithEveryVerdict() {
    Sample sample =
        Sample.checkerboard()
            .problem(new Problem("X.java", 1, 2, "compiler.err.x", "bad", "int x"))
            .culprit("Move");
    for (Verdict verdict : Verdict.values()) {
      Finding finding = verdict == Verdict.FAILED ? Sample.JUMP : null;
      sample.check("R1", "A check", verdict, "a \"message\"\n\u001b[0m", finding, "out");
    }
    assertEquals(List.of(), errors(json(Sample.report("ada", "3.50", sample.result()))));
    String ungraded = json(Sample.report("ada", null, sample.result()));
    assertEquals(List.of(), errors(ungraded));
    assertTrue(ungraded.contains("\"score\" : null"), ungraded);
  }

  @Test
  @DisplayName("says who shares the submission, and what the late policy said")
  void saysWhoSharesTheSubmission() {
    Report report = Sample.late("1 day late.", Sample.checkerboard().passes("R1", "x").result());
    assertEquals(List.of(), errors(json(report)));
    JsonNode root = JsonMapper.shared().readTree(json(report));
    assertEquals("=Bob", root.at("/people/1/name").asString());
    assertEquals("2026-11-13T23:00:00Z", root.at("/late/handed_in").asString());
    assertEquals("2026-11-13T22:59:00Z", root.at("/late/due").asString());
    assertEquals(1, root.at("/late/units").asInt());
    assertTrue(json(report).contains("\"penalty\" : 0.20"), json(report));
    assertEquals("1 day late.", root.at("/late/remark").asString());
    assertTrue(json(report).contains("\"raw_score\" : 7.25"), json(report));
    assertTrue(json(report).contains("\"score\" : 7.05"), json(report));
  }

  @Test
  @DisplayName("says what an instructor decided, and keeps what the checks had said")
  void saysWhatAnInstructorDecided() {
    StageResult stage =
        Sample.checkerboard().fails("R1", "One", Sample.JUMP).passes("R2", "Two").result();
    Report report =
        Sample.corrected(
            Sample.late("Late.", stage),
            new Correction("checkerboard/c0", Award.points(new BigDecimal("0.5")), "Nearly."),
            new Correction("checkerboard/c1", Award.points(BigDecimal.ZERO), ""),
            new Correction("", Award.points(new BigDecimal("8")), "As agreed."),
            new Correction("", null, "See me."),
            new Correction(
                "checkerboard/gone", Award.points(BigDecimal.ONE), "It was a check then."));
    assertEquals(List.of(), errors(json(report)));
    JsonNode root = JsonMapper.shared().readTree(json(report));
    assertEquals(
        JsonMapper.shared()
            .readTree(
                """
                [
                  {"by": "instructor", "check": "checkerboard/c0", "verdict": "failed",
                   "points_before": 0.0000, "points": 0.5, "remark": "Nearly."},
                  {"by": "instructor", "check": "checkerboard/c1", "verdict": "passed",
                   "points_before": 1.0000, "points": 0, "remark": ""},
                  {"by": "instructor", "points_before": 7.05, "points": 8, "remark": "As agreed."},
                  {"by": "instructor", "remark": "See me."},
                  {"by": "instructor", "check": "checkerboard/gone", "points_before": null,
                   "points": 1, "remark": "It was a check then."}
                ]
                """)
            .toPrettyString(),
        root.at("/corrections").toPrettyString());
    assertEquals("failed", root.at("/checks/0/verdict").asString());
    JsonNode none = JsonMapper.shared().readTree(json(Sample.report("ada", "1.00", stage)));
    assertTrue(none.at("/corrections").isEmpty());
  }

  @Test
  @DisplayName("is the same text each time, and ends with a line end")
  void isTheSameTextEachTime() {
    Report report = Sample.report("ada", "1.00", Sample.checkerboard().passes("R1", "x").result());
    assertEquals(json(report), json(report));
    assertTrue(json(report).endsWith("}\n"));
    assertFalse(json(report).contains("\r"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("breakages")
  @DisplayName("is refused by its schema with")
  void isRefusedByItsSchemaWith(String what, Consumer<ObjectNode> breakage) {
    StageOfAll all = new StageOfAll();
    ObjectNode root = all.json();
    assertEquals(List.of(), errors(root.toString()));
    breakage.accept(root);
    assertNotEquals(List.of(), errors(root.toString()), what);
  }

  static Stream<Arguments> breakages() {
    return Stream.concat(
        Stream.of("", "/stages/0", "/checks/0", "/late", "/people/0", "/corrections/0")
            .flatMap(p -> missing(p)),
        Stream.of(
            breakage("another version", root -> root.put("version", 2)),
            breakage("a key that nobody knows", root -> root.put("extra", 1)),
            breakage("a stage's key that nobody knows", root -> at(root, "/stages/0").put("x", 1)),
            breakage("a check's key that nobody knows", root -> at(root, "/checks/0").put("x", 1)),
            breakage("a score that is a text", root -> root.put("score", "9.00")),
            breakage("a negative score", root -> root.put("score", -1)),
            breakage("a maximum of null", root -> root.putNull("max")),
            breakage("another status", root -> root.put("status", "done")),
            breakage("another verdict", root -> at(root, "/checks/0").put("verdict", "timed_out")),
            breakage("points of null", root -> at(root, "/checks/0").putNull("points")),
            breakage("a rule without a number", root -> at(root, "/checks/0").put("rule", "R")),
            breakage("a check's id without a stage", root -> at(root, "/checks/0").put("id", "x")),
            breakage("a mix that is a text", root -> at(root, "/checks/0").put("mix", "Square")),
            breakage("half a finding", root -> at(root, "/checks/0/finding").remove("seen")),
            breakage(
                "a time without a zone",
                root -> at(root, "/late").put("due", "2026-11-13T22:59:00")),
            breakage("a penalty below 0", root -> at(root, "/late").put("penalty", -1)),
            breakage("half a day late", root -> at(root, "/late").put("units", 0.5)),
            breakage(
                "a correction by the grader",
                root -> at(root, "/corrections/0").put("by", "grader")),
            breakage("points below 0", root -> at(root, "/corrections/0").put("points_before", -1)),
            breakage("no title", root -> at(root, "/checks/0").put("title", "")),
            breakage("checks that are no list", root -> root.putObject("checks")),
            breakage("a line below 0", root -> at(root, "/stages/0/compiler/0").put("line", -1))));
  }

  private static Stream<Arguments> missing(String path) {
    List<String> optional = List.of("finding", "printed", "late", "check");
    return new StageOfAll()
        .json()
        .at(path)
        .propertyStream()
        .map(java.util.Map.Entry::getKey)
        .filter(key -> !optional.contains(key))
        .filter(key -> !(path + key).equals("/corrections/0verdict"))
        .map(key -> breakage("no " + path + "/" + key, root -> at(root, path).remove(key)));
  }

  private static Arguments breakage(String what, Consumer<ObjectNode> breakage) {
    return Arguments.of(what, breakage);
  }

  private static ObjectNode at(JsonNode root, String path) {
    return (ObjectNode) root.at(path);
  }

  private static List<String> errors(String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
  }

  private static String json(Report report) {
    return ReportJson.of(report, java.util.List.of());
  }

  private Path copy(Path from, String name) throws IOException {
    Path to = Files.createDirectories(scratch.resolve(name));
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName().toString()));
      }
    }
    return to;
  }

  /** A report with something in every key. */
  private static final class StageOfAll {
    ObjectNode json() {
      Sample sample =
          Sample.checkerboard()
              .check("R1", "One", Verdict.FAILED, "wrong", Sample.JUMP, "printed")
              .problem(new Problem("X.java", 1, 2, "compiler.err.x", "bad", "int x"));
      Report report =
          Sample.corrected(
              Sample.late("Late.", sample.result()),
              new Correction("checkerboard/c0", Award.points(BigDecimal.ONE), "Fine."));
      return (ObjectNode) JsonMapper.shared().readTree(ReportJson.of(report, java.util.List.of()));
    }
  }
}
