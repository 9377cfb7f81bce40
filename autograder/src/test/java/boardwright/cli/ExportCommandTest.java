package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.grading.Verdict;
import boardwright.run.Graded;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.run.RunSample;
import boardwright.submission.Person;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("export")
class ExportCommandTest {
  private static final String SHEET =
      """
      Identifier,Full name,Email address,Grade,Maximum Grade,Feedback comments
      Participant 1,Ada,ada@example.org,,10.00,
      Participant 2,Ben,ben@example.org,,10.00,
      Participant 3,Cleo,cleo@example.org,,10.00,
      """;

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("moodle fills in a worksheet and says whose lines it left as they were")
  void moodleFillsInAWorksheet() throws IOException {
    Verdict none = Verdict.UNGRADED;
    run(
        RunSample.of("a").by(new Person("Ada", "1", "")).graded(),
        RunSample.of("b").by(new Person("Ben", "2", "")).verdicts(none, none, none).graded(),
        RunSample.of("z").by(new Person("Zed", "9", "")).graded());
    desk.write("sheet.csv", SHEET);
    Said said = export("moodle", "run", "sheet.csv");
    assertEquals(
        new Said(
            ExitCode.ALL_PASSED,
            """
            1 grade filled in: %s
              no submission found for it, left as it was: line 4 (Cleo)
              not wholly graded, left as it was: line 3 (Ben)
              handed in, but is not in the file: Zed (9)
            """
                .formatted(desk.path("run/moodle.csv")),
            ""),
        said);
    assertEquals(SHEET, Files.readString(desk.path("sheet.csv")));
    assertTrue(
        Files.readString(desk.path("run/moodle.csv"))
            .contains("ada@example.org,7.50,10.00,Automatic feedback by Boardwright:"));
  }

  @Test
  @DisplayName("prints nothing of a name that a terminal would obey")
  void namesAreShown() throws IOException {
    desk.write("sheet.csv", SHEET);
    run(RunSample.of("zed").by(new Person("Zed\u001b[2J", "9", "")).graded());
    Said said = export("moodle", "run", "sheet.csv");
    assertTrue(said.out().contains("handed in, but is not in the file: Zed?[2J (9)"), said::out);
  }

  @Test
  @DisplayName("refuses an ambiguous match, a file that is none, and to write over what it reads")
  void refusesAnAmbiguousMatch() {
    desk.write("sheet.csv", SHEET).write("notes.csv", "a,b\n");
    String sheet = desk.path("sheet.csv").toString();
    run(RunSample.of("a").by(new Person("Ada", "1", "")).graded());
    refused(
        "--to " + sheet + ": expected another file than the one that is read",
        desk.run("export", "moodle", desk.path("run").toString(), sheet, "--to", sheet));
    String nowhere = desk.path("nowhere/sheet.csv").toString();
    refused(
        "--to " + nowhere + ": there is no folder " + desk.path("nowhere"),
        desk.run("export", "moodle", desk.path("run").toString(), sheet, "--to", nowhere));
    refused(
        "--to " + scratch + ": expected a file, but this is a folder",
        desk.run("export", "gradescope", "checkerboard", "--to", scratch.toString()));
    refused(
        sheet + ": expected a folder, but this is a file",
        desk.run("export", "junit", desk.path("run").toString(), "--to", sheet));
    run(
        RunSample.of("a").by(new Person("Ada", "1", "")).graded(),
        RunSample.of("b").by(new Person("Ada", "1", "")).graded());
    refused(
        "line 2 (Ada) is claimed by two submissions: a; b. Nothing was written.",
        export("moodle", "run", "sheet.csv"));
    assertFalse(Files.exists(desk.path("run/moodle.csv")));
    refused(
        desk.path("notes.csv")
            + ": expected Canvas's gradebook with a column 'ID', but found: a, b",
        export("canvas", "run", "notes.csv"));
    refused(desk.path("none.csv") + ": no such file", export("moodle", "run", "none.csv"));
    refused(
        scratch + ": expected the folder of a run, as grade --out made it, but this is none",
        desk.run("export", "junit", scratch.toString()));
    refused(
        "Export what? There are: moodle, canvas, table, page, junit, gradescope,"
            + " container, classroom. See ./boardwright help export.",
        desk.run("export"));
    refused(
        "Missing required parameters: 'DIR', 'WORKSHEET'. See ./boardwright export moodle --help.",
        desk.run("export", "moodle"));
  }

  @Test
  @DisplayName("takes a student's number of one platform for nobody's on another")
  void numbersOfOthers() {
    desk.write("sheet.csv", SHEET).write("book.csv", "Student,ID,Board (1)\nAda,1,\nBen,2,\n");
    Graded one = RunSample.of("a").by(new Person("Cy", "1", "cy@example.org")).graded();
    run("a Canvas download", one);
    String nobody = "\n  handed in, but is not in the file: Cy (1)\n";
    assertTrue(export("moodle", "run", "sheet.csv").out().contains(nobody));
    assertTrue(export("canvas", "run", "book.csv").out().startsWith("1 grade filled in"));
    run("a Gradescope export", one);
    assertTrue(export("moodle", "run", "sheet.csv").out().contains(nobody));
    assertTrue(export("canvas", "run", "book.csv").out().contains(nobody));
  }

  @Test
  @DisplayName("page writes the page of the class without names, and only that")
  void pageWithoutNames() throws IOException {
    run("a Canvas download", RunSample.of("a").named("Ada Berg").graded());
    String run = desk.path("run").toString();
    Said said = desk.run("export", "page", run, "--anonymous");
    assertEquals("page without names: " + desk.path("run/anonymous.html") + "\n", said.out());
    String page = Files.readString(desk.path("run/anonymous.html"));
    assertTrue(page.contains("student 1") && !page.contains("Ada"), page);
    refused(
        "Missing required option: '--anonymous'. See ./boardwright export page --help.",
        desk.run("export", "page", run));
  }

  @Test
  @DisplayName("says which place cannot be written")
  void saysWhichPlaceCannotBeWritten() {
    run("a Canvas download", RunSample.of("a").by(new Person("Ada", "1", "")).graded());
    desk.write("book.csv", "Student,ID,Board (1)\nAda,1,\n");
    String run = desk.path("run").toString();
    String book = desk.path("book.csv").toString();
    String tooLong = desk.path("x".repeat(300)).toString();
    String under = desk.path("book.csv/junit").toString();
    String why = ": nothing can be written there; say another place with --to";
    refused(tooLong + why, desk.run("export", "canvas", run, book, "--to", tooLong));
    refused(under + why, desk.run("export", "junit", run, "--to", under));
    refused(tooLong + why, desk.run("export", "gradescope", "checkerboard", "--to", tooLong));
    refused(tooLong + why, desk.run("export", "classroom", "checkerboard", "--to", tooLong));
  }

  @Test
  @DisplayName("canvas, junit and classroom write their files")
  void canvasJunitAndClassroomWriteTheirFiles() throws IOException {
    run("a Canvas download", RunSample.of("a").by(new Person("Ada", "1", "")).graded());
    desk.write("book.csv", "Student,ID,SIS User ID,SIS Login ID,Section,Board (1)\nAda,1,,,,\n");
    assertEquals(ExitCode.ALL_PASSED, export("canvas", "run", "book.csv").code());
    assertTrue(Files.readString(desk.path("run/canvas.csv")).endsWith("\nAda,1,,,,7.50\n"));
    assertEquals(
        ExitCode.ALL_PASSED, desk.run("export", "junit", desk.path("run").toString()).code());
    String xml = Files.readString(desk.path("run/junit/TEST-a.xml"));
    assertTrue(xml.contains("tests=\"4\""), "nothing is hidden in the lab of the tree");
    String to = desk.path("classroom.yml").toString();
    assertEquals(
        ExitCode.ALL_PASSED, desk.run("export", "classroom", "checkerboard", "--to", to).code());
    String workflow = Files.readString(desk.path("classroom.yml"));
    assertTrue(workflow.contains("./boardwright check checkerboard --classroom"));
  }

  @Test
  @DisplayName("says which lines take no grade, and of twenty grades what took their place")
  void saysWhichLinesTakeNoGrade() {
    StringBuilder book = new StringBuilder("Student,ID,Board (1)\nAda,1,EX\n");
    Graded[] graded = new Graded[23];
    for (int i = 0; i < graded.length; i++) {
      String id = String.valueOf(i + 1);
      graded[i] = RunSample.of("s" + id).by(new Person("P", id, "")).graded();
      book.append(i == 0 ? "" : "Ben," + id + ",3\n");
    }
    run("a Canvas download", graded);
    desk.write("book.csv", book.toString());
    List<String> lines = export("canvas", "run", "book.csv").out().lines().toList();
    assertEquals("22 grades filled in: " + desk.path("run/canvas.csv"), lines.get(0));
    assertEquals("  takes no grade, left as it was: line 2 (Ada), who is excused", lines.get(1));
    assertEquals("  had another grade: line 3 (Ben): 3 is 7.50 now", lines.get(2));
    assertEquals("  had another grade: line 22 (Ben): 3 is 7.50 now", lines.get(21));
    assertEquals(List.of("  had another grade: and 2 more"), lines.subList(22, lines.size()));
  }

  @Test
  @DisplayName("takes the scale that was graded with, whatever lab.yaml says by now")
  void scaleOfTheRun() throws IOException {
    run(RunSample.of("a").by(new Person("Ada", "1", "")).graded());
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write("labs/checkerboard/lab.yaml", doubled(yaml))
        .write("sheet.csv", SHEET)
        .write("book.csv", "Student,ID,Board (1)\nPoints Possible,,20\nAda,1,\n");
    assertEquals(20, desk.lab().manifest().scale().intValueExact());
    Said said = export("moodle", "run", "sheet.csv");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(Files.readString(desk.path("run/moodle.csv")).contains("ada@example.org,7.50,"));
    run("a Canvas download", RunSample.of("a").by(new Person("Ada", "1", "")).graded());
    refused(
        desk.path("book.csv")
            + ": the maximum is 20 there, and 10 in this run. Change one, or say --rescale.",
        export("canvas", "run", "book.csv"));
    desk.run(
        "export",
        "canvas",
        desk.path("run").toString(),
        desk.path("book.csv").toString(),
        "--rescale");
    assertTrue(Files.readString(desk.path("run/canvas.csv")).endsWith("\nAda,1,15.00\n"));
  }

  @Test
  @DisplayName("gradescope makes an autograder that grades a submission by itself")
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Gradescope's machines are Linux")
  void gradescopeMakesAnAutograderThatGradesASubmission() throws IOException, InterruptedException {
    Path zip = desk.path("bundle.zip");
    String[] call = {"export", "gradescope", "checkerboard", "--seed", "5", "--to", zip.toString()};
    assertEquals(
        new Said(ExitCode.ALL_PASSED, "autograder for Gradescope, seed 5: " + zip + "\n", ""),
        desk.run(call));
    Path root = desk.path("autograder");
    unzip(zip, root.resolve("source"));
    desk.write("autograder/submission/deep/down/CBException.java", desk.model("CBException"))
        .write("autograder/submission/other/notes.txt", "what follows makes nobody two students")
        .write("autograder/submission/submission_metadata.yml", "deep: {}\nother: {}\n")
        .write(
            "autograder/submission_metadata.json",
            "{\"assignment\": {\"due_date\": \"2026-10-01T12:00:00.000000-07:00\"}}");
    assertEquals(0, autograder(root));
    JsonNode results = results(root);
    assertEquals(1.0, results.path("score").asDouble());
    assertEquals(desk.lab().checks().size(), results.path("tests").size());
    assertTrue(results.path("execution_time").isNumber());
    // a second submission, with nothing in it
    Files.delete(desk.path("autograder/submission/deep/down/CBException.java"));
    assertEquals(0, autograder(root));
    assertEquals(0.0, results(root).path("score").asDouble());
    // and where the grader fails there is no score, not even the one before
    Files.delete(root.resolve("source/boardwright/labs/checkerboard/lab.yaml"));
    assertEquals(3, autograder(root));
    assertFalse(Files.exists(root.resolve("results/results.json")));
  }

  /** A manifest with twice the points. */
  private static String doubled(String yaml) {
    return yaml.replace("scale: 10\n", "scale: 20\n")
        .replace("points: 5\n", "points: 10\n")
        .replace("points: 0.5\n", "points: @\n")
        .replace("points: 2\n", "points: 4\n")
        .replace("points: 1\n", "points: 2\n")
        .replace("points: @\n", "points: 1\n")
        .replace("points: 1.5\n", "points: 3\n");
  }

  private void run(Graded... graded) {
    run("a Moodle download without a worksheet", graded);
  }

  private void run(String source, Graded... graded) {
    try (RunFolder run = RunFolder.openToWrite(desk.path("run"))) {
      run.keep(
          new RunFacts(
              "checkerboard",
              7,
              source,
              java.util.stream.Stream.of(graded).map(one -> one.submission().id()).toList(),
              true));
      for (Graded one : graded) {
        run.keep(one);
      }
    }
  }

  private Said export(String form, String folder, String file) {
    return desk.run("export", form, desk.path(folder).toString(), desk.path(file).toString());
  }

  private int autograder(Path root) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", root.resolve("source/run_autograder").toString())
            .redirectErrorStream(true)
            .redirectOutput(desk.path("said.txt").toFile());
    builder.environment().put("AUTOGRADER", root.toString());
    builder
        .environment()
        .merge(
            "PATH",
            Path.of(System.getProperty("java.home"), "bin").toString(),
            (path, java) -> java + ":" + path);
    Process process = builder.start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES), "run_autograder ends");
    return process.exitValue();
  }

  private JsonNode results(Path root) throws IOException {
    return JsonMapper.shared().readTree(Files.readString(root.resolve("results/results.json")));
  }

  private static void unzip(Path zip, Path folder) throws IOException {
    try (InputStream file = Files.newInputStream(zip);
        ZipInputStream in = new ZipInputStream(file)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        Path target = folder.resolve(entry.getName());
        Files.createDirectories(target.getParent());
        Files.copy(in, target);
      }
    }
  }

  private static void refused(String line, Said said) {
    assertEquals(new Said(ExitCode.WRONG_CALL, "", line + "\n"), said);
  }
}
