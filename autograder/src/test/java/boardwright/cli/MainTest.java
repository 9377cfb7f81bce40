package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ErrorMessages;
import boardwright.command.ExitCode;
import boardwright.learner.StudentMain;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("The command line")
class MainTest {
  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("has no command that a kit doesn't know, if only to say where it is")
  void hasNoCommandUnknownToAKit() {
    Set<String> unknown = new TreeSet<>(commands(Main.class));
    unknown.removeAll(commands(StudentMain.class));
    assertEquals(Set.of(), unknown);
  }

  private static Set<String> commands(Class<?> program) {
    return new CommandLine(program).getSubcommands().keySet();
  }

  @Test
  @DisplayName("without a command shows the course at a glance, and what to do first")
  void withoutACommandShowsTheCourseAtAGlance() {
    Said said = desk.run();
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertEquals("", said.err());
    assertTrue(
        said.out()
            .startsWith(
                """
                Boardwright: Object-oriented design by building board games

                  ○ checkerboard  9 stages, not started  Checkerboard
                """),
        said.out());
    assertTrue(
        said.out()
            .endsWith(
                """
                The lab begins with its page 0, which takes 15 to 20 minutes.
                Next: ./boardwright read checkerboard

                All commands: ./boardwright help
                """),
        said.out());
    fitsATerminal(said);
  }

  @Test
  @DisplayName("shows the progress of the lab one works on, what came last, and the next command")
  void showsTheProgressOfTheLabOneWorksOn() {
    desk.solve("CBException", "Square").learner("Move", "package checkerboard; class Move {}");
    desk.run("check", "exception");
    desk.run("check", "square");
    Said said = desk.learner("Square", desk.model("Square") + "// changed").run();
    assertTrue(said.hasLine("  ▸ checkerboard  1 of 9 stages, 1 of 10 points  Checkerboard"));
    assertTrue(
        said.hasLine(
            "  ✓ exception  8 of 8 checks            1/1  The board complains in your words"),
        said.out());
    assertTrue(said.out().contains("\n  ◐ square     changed since its check"), said.out());
    assertTrue(said.out().contains("\n  ◐ move       not checked yet"), said.out());
    assertTrue(said.out().contains("\n  ○ piece      not started"), said.out());
    assertTrue(
        said.out()
            .contains(
                """
                You worked on square last.
                Next: ./boardwright watch checkerboard/square
                      its page: ./boardwright read checkerboard/square
                """),
        said.out());
    fitsATerminal(said);
  }

  @Test
  @DisplayName("says words in place of marks with --plain, wherever it stands")
  void saysWordsInPlaceOfMarksWithPlain() {
    desk.solve("CBException");
    String plain = desk.run("check", "--plain", "exception").out();
    assertTrue(plain.contains("\n  passed: exception  8 of 8 checks\n"), plain);
    String map = desk.run("--plain").out();
    assertTrue(map.contains("\n  here: checkerboard"), map);
    assertTrue(map.chars().noneMatch(letter -> "✓✗○◐▸".indexOf(letter) >= 0), map);
  }

  @Test
  @DisplayName("names files in a folder that is not read, or with another name")
  void namesFilesInAFolderThatIsNotRead() {
    desk.write("Square.java", desk.model("Square"))
        .learner("MoveOld", desk.model("Move"))
        .learner("old/Piece", desk.model("Piece"))
        .solve("CBException");
    Said said = desk.run();
    assertTrue(
        said.out()
            .contains(
                """
                  ! MoveOld.java counts as your Move: call it Move.java, or move it away.
                  ! old/Piece.java counts as your Piece: move it to
                    labs/checkerboard/src/main/java/checkerboard/Piece.java, or away.
                  ! Square.java lies where nobody looks: sources belong into
                    labs/checkerboard/src/main/java.
                """),
        said.out());
    fitsATerminal(said);
  }

  private static void fitsATerminal(Said said) {
    said.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
  }

  @Test
  @DisplayName("explains its commands and exit codes")
  void explainsItsCommandsAndExitCodes() {
    for (String[] call : new String[][] {{"help"}, {"--help"}, {"-h"}}) {
      Said said = desk.run(call);
      assertEquals(ExitCode.ALL_PASSED, said.code());
      for (String command : new String[] {"play", "check", "hint", "synopsis", "grade"}) {
        assertTrue(said.out().contains("\n  " + command + " "), said.out());
      }
      assertTrue(said.out().contains("Exit codes: 0 all checks passed"), said.out());
    }
  }

  @Test
  @DisplayName("explains each command within 80 columns")
  void helpOfCommands() {
    for (String command :
        new String[] {
          "play",
          "check",
          "hint",
          "synopsis",
          "grade",
          "start",
          "watch",
          "solution",
          "reset",
          "submit",
          "doctor",
          "run",
          "regrade",
          "explain",
          "similarity",
          "author"
        }) {
      Said said = desk.run("help", command);
      assertEquals(ExitCode.ALL_PASSED, said.code());
      assertTrue(said.out().contains("Usage: boardwright " + command), said.out());
      said.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
      assertEquals(said.out(), desk.run(command, "--help").out());
      assertTrue(said.out().contains("\nExample"), command);
      String version = desk.run(command, "--version").out();
      assertTrue(version.startsWith("Boardwright on Java "), command + ": " + version);
    }
  }

  @Test
  @DisplayName("refuses an unknown command or option in one line, with one that is near")
  void refusesAnUnknownCommandOrOptionInOneLine() {
    refused(
        "There is no command 'chek'. Did you mean check? See ./boardwright help.",
        desk.run("chek"));
    refused(
        "There is no command 'chekc'. Did you mean check? See ./boardwright help.",
        desk.run("help", "chekc"));
    refused(
        "Unknown option: '--give-up'. It belongs to solution. See ./boardwright help hint.",
        desk.run("hint", "square", "--give-up"));
    assertTrue(desk.run("version").out().startsWith("Boardwright on Java "));
    refused("There is no command '17'. See ./boardwright help.", desk.run("17"));
    refused("Unknown option: '--verbose'. See ./boardwright help.", desk.run("--verbose"));
    refused("There is no command 'chess'. See ./boardwright help.", desk.run("help", "chess"));
  }

  @Test
  @DisplayName("passes what follows the lab, and --text, on to its program")
  void argumentsOfTheProgram() throws IOException {
    Path manifest = desk.path("labs/checkerboard/lab.yaml");
    Files.writeString(
        manifest,
        Files.readString(manifest).replace("checkerboard.Checkers", "checkerboard.Square"));
    desk.learner(
        "Square",
        """
        package checkerboard;
        public class Square {
          public static void main(String[] args) {
            System.out.print(String.join("|", args));
          }
        }
        """);
    assertEquals("", printed("play", "checkerboard"));
    assertEquals("--game|quixo", printed("play", "checkerboard", "--game", "quixo"));
    assertEquals("--text|-x|1", printed("play", "checkerboard", "-x", "1", "--text"));
    assertEquals("--game|quixo", printed("play", "--game", "quixo"));
    refused("There is no lab 'chess'. There are: checkerboard.", desk.run("play", "chess", "-x"));
  }

  /** What the lab's program prints, after the line that says whose classes are in it. */
  private String printed(String... call) {
    Said said = desk.run(call);
    assertEquals(ExitCode.ALL_PASSED, said.code());
    return said.out().substring(said.out().indexOf('\n') + 1);
  }

  @Test
  @DisplayName("prints a synopsis, and refuses a class that there is not")
  void printsASynopsis() {
    Said said = desk.run("synopsis", "checkerboard", "Square");
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertTrue(
        said.out().startsWith("package checkerboard;\n\npublic class Square implements Piece {\n"),
        said.out());
    assertTrue(said.out().contains("  public Square getNext();\n"), said.out());
    assertTrue(said.out().endsWith("}\n"), said.out());
    refused(
        "Lab 'checkerboard' has no class 'Rook'. You replace: CBException, Square, Move, Piece,"
            + " Checkerboard.",
        desk.run("synopsis", "checkerboard", "Rook"));
    refused(
        "There is no lab 'chess'. There are: checkerboard.", desk.run("synopsis", "chess", "Rook"));
    refused(
        "Missing required parameter: 'CLASS'. See ./boardwright help synopsis.",
        desk.run("synopsis", "checkerboard"));
  }

  @Test
  @DisplayName("prints what a member promises, also one that is inherited or nested")
  void printsWhatAMemberPromises() throws IOException {
    assertEquals(
        """
        checkerboard.Square

        public Square getNext()
          Returns the square that follows in the list.
          returns  the next square; null if this is the last one
        """,
        desk.run("synopsis", "checkerboard", "Square", "getNext").out());
    String both = desk.run("synopsis", "checkerboard", "Square", "Square").out();
    assertTrue(both.contains("\npublic class Square implements Piece\n  One square"), both);
    assertTrue(both.contains("\n\npublic Square(int row, int col, int piece) throws CB"), both);
    assertTrue(both.contains("\n  throws   CBException if the row, the column or the piece"), both);
    both.lines().forEach(line -> assertTrue(line.length() <= 80, line));
    refused(
        "Square has no member 'initSquare'. It has: Square, getNext, setNext, toString, Piece,"
            + " NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING.",
        desk.run("synopsis", "checkerboard", "Square", "initSquare"));
    String yaml = "labs/gamedesign/lab.yaml";
    desk.write(yaml, Files.readString(ROOT.resolve(yaml)));
    String inherited = desk.run("synopsis", "gamedesign", "LineRacePlayer", "moveTo").out();
    String head = "gamedesign.engine.Player\n\npublic void moveTo(int row, int col)\n";
    assertTrue(inherited.startsWith(head), inherited);
  }

  @Test
  @DisplayName("refuses a wrong manifest with its line, whatever the command")
  void refusesAWrongManifestWithItsLine() throws IOException {
    Path file = desk.path("labs/checkerboard/lab.yaml");
    String line = "labs/checkerboard/lab.yaml:1: nme: expected one of the keys name, ";
    Files.writeString(file, "nme: Checkerboard\n");
    for (String[] call :
        new String[][] {
          {"check"},
          {"check", "checkerboard"},
          {"hint", "checkerboard/square"},
          {"synopsis", "checkerboard", "Square"},
          {"play", "checkerboard"},
          {"grade", "checkerboard", ".", "--out", desk.path("out").toString()}
        }) {
      Said said = desk.run(call);
      assertEquals(ExitCode.WRONG_CALL, said.code());
      assertEquals("", said.out());
      assertTrue(said.err().startsWith(line), said.err());
      assertEquals(1, said.err().lines().count());
    }
    Said glance = desk.run();
    assertEquals(ExitCode.WRONG_CALL, glance.code());
    assertTrue(glance.err().startsWith(line), glance.err());
    assertTrue(glance.out().endsWith("All commands: ./boardwright help\n"), glance.out());
  }

  @Test
  @DisplayName("is not disturbed by a second lab whose suites are still to be written")
  void isNotDisturbedByASecondLab() throws IOException {
    desk.write("labs/halma/lab.yaml", Files.readString(desk.path("labs/checkerboard/lab.yaml")));
    assertEquals(ExitCode.ALL_PASSED, desk.run().code());
    assertEquals(ExitCode.ALL_PASSED, desk.run("synopsis", "checkerboard", "Move").code());
    refused(
        "labs/halma/lab.yaml: expected suites for this lab, but the build found none",
        desk.run("check", "halma"));
  }

  @Test
  @DisplayName("marks a lab that was begun, also where another one was worked on last")
  void twoLabsBegun() throws IOException {
    String begun = "labs/gamedesign/src/main/java/gamedesign/engine/Tile.java";
    String yaml = "labs/gamedesign/lab.yaml";
    desk.write(yaml, Files.readString(ROOT.resolve(yaml)))
        .write(begun, "package gamedesign.engine; public class Tile { int begun; }")
        .solve("CBException");
    Files.setLastModifiedTime(desk.path(begun), FileTime.fromMillis(1));
    String map = desk.run().out();
    assertTrue(map.contains("\n  ▸ checkerboard  0 of 9 stages, "), map);
    assertTrue(map.contains("\n  ◐ gamedesign    0 of "), map);
    assertTrue(desk.run("--plain").out().contains("\n  begun: gamedesign "), "in words");
  }

  @Test
  @DisplayName("says where it looked for labs if there are none")
  void saysWhereItLookedForLabs() throws IOException {
    Files.delete(desk.path("labs/checkerboard/lab.yaml"));
    refused("There is no lab in " + desk.path("labs") + ".", desk.run("check"));
    refused("There is no lab 'checkerboard'.", desk.run("check", "checkerboard"));
  }

  @Test
  @DisplayName("gives the reason when the grader itself fails, without the names of its classes")
  void failuresOfItsOwn() {
    assertEquals("x.csv is missing", ErrorMessages.reason(new NoSuchFileException("x.csv")));
    assertEquals(
        "x.csv may not be read or written",
        ErrorMessages.reason(new AccessDeniedException("x.csv")));
    assertEquals(
        "x.csv: No space left on device",
        ErrorMessages.reason(
            new java.io.UncheckedIOException(
                new FileSystemException("x.csv", null, "No space left on device"))));
    assertEquals("the stream broke", ErrorMessages.reason(new IOException("the stream broke")));
    assertEquals(
        "NullPointerException",
        ErrorMessages.reason(new IllegalStateException(new NullPointerException())));
    assertEquals(
        "The grader itself failed: IllegalArgumentException: no",
        ErrorMessages.of(new IllegalArgumentException("no")));
  }

  private static void refused(String line, Said said) {
    assertEquals(new Said(ExitCode.WRONG_CALL, "", line + "\n"), said);
  }
}
