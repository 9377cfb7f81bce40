package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.command.Session;
import boardwright.grading.WarmWorkers;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.submission.Submission;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A learner's commands")
class LearnerCommandsTest {
  private static final String LEARNER = "labs/checkerboard/src/main/java/checkerboard/";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("start says what a stage is about, and gives a file that compiles")
  void startSaysWhatAStageIsAbout() throws IOException {
    Said said = desk.run("start", "square");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(
        said.out()
            .startsWith(
                """
                The list of pieces is made of your squares (checkerboard/square)

                You write Square. A square knows its row, its column and the piece on it, it
                """),
        said.out());
    assertTrue(
        said.out()
            .endsWith(
                """
                Steps:
                  1. Store three numbers
                  2. Refuse wrong numbers
                  3. Link the squares
                  4. Describe the square

                Read first: ./boardwright read checkerboard/square
                Write in:   labs/checkerboard/src/main/java/checkerboard/Square.java (new)
                Then:       ./boardwright watch checkerboard/square
                """),
        said.out());
    String text = Files.readString(desk.path(LEARNER + "Square.java"));
    assertTrue(text.contains(" *     public void setNext(Square next);\n"), text);
    Said checked = desk.run("check", "square");
    assertFalse(checked.out().contains("does not compile"), checked.out());
  }

  @Test
  @DisplayName("play runs without a file that start wrote until somebody has written in it")
  void playsAfterStart() {
    desk.run("start", "square");
    Said said = desk.run("play", "checkerboard", "--text");
    assertTrue(said.hasLine("All classes are the provided ones."), said.out());
    assertTrue(said.hasLine("A file that is still as start wrote it is left out."), said.out());
  }

  @Test
  @DisplayName("start changes no file that is there, wherever it is")
  void startChangesNoFileThatIsThere() throws IOException {
    desk.learner("Square", "mine");
    assertTrue(
        desk.run("start", "square").hasLine("Go on in:   " + LEARNER + "Square.java (yours)"));
    assertEquals("mine", Files.readString(desk.path(LEARNER + "Square.java")));
    desk.learner("Two", "package checkerboard; class Two {} class Move {}");
    assertTrue(
        desk.run("start", "move").hasLine("Go on in:   your Move, which is in another file"));
    assertFalse(Files.exists(desk.path(LEARNER + "Move.java")));
  }

  @Test
  @DisplayName("start gives files that compile together in every stage of every lab")
  void startGivesFilesThatCompileTogether() throws IOException {
    Path tree = scratch.resolve("starters");
    for (Lab lab : new Course(ROOT).labs()) {
      Path manifest = tree.resolve("labs").resolve(lab.id()).resolve("lab.yaml");
      Files.createDirectories(manifest.getParent());
      Files.copy(lab.folder().resolve("lab.yaml"), manifest);
    }
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true);
    List<String> files = new ArrayList<>();
    for (Lab lab : new Course(tree).labs()) {
      for (Stage stage : lab.stages()) {
        Session session = new Session(new Course(tree), nowhere, nowhere, WarmWorkers.SHARED);
        assertEquals(ExitCode.ALL_PASSED, Main.run(session, "start", lab.id(), stage.id()));
      }
      try (Stream<Path> written = Files.walk(lab.sourceFolder())) {
        written.filter(Files::isRegularFile).map(Path::toString).forEach(files::add);
      }
    }
    assertTrue(files.size() > 40, files.size() + " files");
    files.addAll(0, List.of("-nowarn", "-d", scratch.resolve("classes").toString()));
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, null, errors, files.toArray(String[]::new));
    assertEquals(0, exit, errors.toString(StandardCharsets.UTF_8));
  }

  @Test
  @DisplayName("reset takes a class out, and keeps it")
  void resetTakesAClassOut() throws IOException {
    desk.solve("CBException", "Square").run("check");
    Said said = desk.run("reset", "square");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertFalse(Files.exists(desk.path(LEARNER + "Square.java")));
    String kept =
        said.out().lines().filter(line -> line.startsWith("Kept as:   ")).findFirst().get();
    assertEquals(
        desk.model("Square"), Files.readString(desk.path(kept.replace("Kept as:   ", ""))));
    String green = "labs/checkerboard/.boardwright/green/square";
    assertTrue(said.hasLine("Its last version that passed is in " + green + "."), said.out());
    assertEquals(desk.model("Square"), Files.readString(desk.path(green + "/Square.java")));
    assertTrue(desk.run().out().contains("○ square     not started"), desk.run().out());
    assertFalse(desk.run().out().contains("where nobody looks"), desk.run().out());
    assertEquals(
        "You have no class of this stage, so there is nothing to take out.\n",
        desk.run("reset", "square").out());
    assertTrue(
        desk.solve("Checkerboard").run("reset", "moves").out().contains("Stage lists loses its"));
  }

  @Test
  @DisplayName("submit checks, and packs what grade reads")
  void submitChecksAndPacksWhatGradeReads() throws IOException {
    Path zip = scratch.resolve("ada.zip");
    desk.solve("CBException", "Square", "Move")
        .learner("Helper", "package checkerboard; class Helper {}");
    Said said = desk.run("submit", "--out", zip.toString());
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(said.hasLine("  ✓ square     16 of 16 checks"), said.out());
    assertTrue(said.hasLine("  " + LEARNER + "Helper.java"), said.out());
    assertTrue(
        said.out().contains("\nNot written yet, so not in it: Piece, Checkerboard, "), said.out());
    assertTrue(said.out().contains("Upload this file where your instructor asks for it."));
    try (ZipFile packed = new ZipFile(zip.toFile())) {
      assertEquals(4, packed.size());
    }
    List<Submission> read = Intake.read(List.of(zip), desk.lab());
    assertEquals(1, read.size());
    assertTrue(read.get(0).declares("checkerboard.Helper"));
    assertTrue(read.get(0).noteTexts().stream().noneMatch(note -> note.contains("set aside")));
    desk.write("labs/checkerboard/hand-in.txt", "Moodle, course CS1, until Friday.\n");
    assertTrue(
        desk.run("submit", "checkerboard").out().endsWith("\nMoodle, course CS1, until Friday.\n"));
    assertTrue(Files.exists(desk.path("checkerboard-hand-in.zip")));
  }

  @Test
  @DisplayName("submit says which file does not compile")
  void submitSaysWhichFileDoesNotCompile() {
    desk.solve("CBException").learner("Square", "package checkerboard; class Square {");
    String said = desk.run("submit", "--out", scratch.resolve("ada.zip").toString()).out();
    String why = "so it gets no points. To see why:\n  ./boardwright check checkerboard/square\n";
    assertTrue(said.contains(why), said);
    said.lines()
        .filter(line -> !line.startsWith("Packed: "))
        .forEach(line -> assertTrue(line.length() <= 80, line));
    assertFalse(said.contains("Some checks do not pass yet"), said);
  }

  @Test
  @DisplayName("submit has nothing to pack where nothing is written")
  void nothingToSubmit() {
    assertEquals(
        new Said(
            ExitCode.WRONG_CALL,
            "",
            "There is nothing to hand in yet: no Java file in labs/checkerboard/src.\n"),
        desk.run("submit", "checkerboard"));
  }

  @Test
  @DisplayName("run runs a main of the learner's, with the provided classes behind it")
  void runRunsAMainOfTheLearners() {
    desk.learner(
        "Square",
        """
        package checkerboard;
        class Square {
          public static void main(String[] args) throws CBException {
            System.out.println(new Move(0, 0, 1, 1, Piece.RED_PAWN, false, null).isJump() + args[0]);
          }
        }
        """);
    assertEquals("falsex\n", desk.run("run", "Square", "x").out());
    assertEquals("falsey\n", desk.run("run", "checkerboard/Square", "y").out());
    refused("You have no class 'Squar'. Did you mean Square?", desk.run("run", "Squar"));
    desk.solve("Move");
    refused(
        "Move has no main method. It begins with: public static void main(String[] args)",
        desk.run("run", "Move"));
    desk.learner(
        "Mine",
        "package checkerboard; class Mine { public static void main(String[] args) {"
            + " System.out.println(6 * 7); } }");
    assertEquals("42\n", desk.run("run", "Mine").out()); // which no other class uses
    desk.learner("Square", "package checkerboard; class Square {");
    assertTrue(desk.run("run", "Square").err().contains("Square does not compile yet; see "));
  }

  @Test
  @DisplayName("doctor names each thing that Boardwright needs, and how to get what is missing")
  void doctorNamesEachThingThatBoardwrightNeeds() throws IOException {
    Said said = desk.run("doctor");
    for (String what :
        new String[] {
          "JDK", "compiler", "files", "memory", "letters", "terminal", "windows", "sandbox"
        }) {
      assertTrue(said.out().lines().anyMatch(l -> l.matches("[✓○✗] " + what + " .*")), said.out());
    }
    said.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.out());
    Files.delete(desk.path("labs/checkerboard/.boardwright"));
    Files.writeString(desk.path("labs/checkerboard/.boardwright"), "a file in the way");
    Said ill = desk.run("doctor");
    assertEquals(ExitCode.SOME_FAILED, ill.code());
    assertTrue(ill.out().contains("✗ files     cannot write to"), ill.out());
    assertTrue(ill.out().contains("Copy the course to a folder"), ill.out());
  }

  private static void refused(String line, Said said) {
    assertEquals(new Said(ExitCode.WRONG_CALL, "", line + "\n"), said);
  }
}
