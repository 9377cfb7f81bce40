package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("check")
class CheckCommandTest {
  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("says of an untouched lab that no stage was started, and what to do next")
  void saysThatAnUntouchedLabIsNotStarted() {
    Said said = desk.run("check", "checkerboard");
    assertEquals(ExitCode.SOME_FAILED, said.code());
    assertEquals(
        """
        Checkerboard

          ○ exception  not started
          ○ square     not started
          ○ move       not started
          ○ piece      not started
          ○ board      not started
          ○ moves      not started
          ○ lists      not started
          ○ program    when all classes are written
          ○ tests      not started

        Next: ./boardwright read checkerboard/exception
              then: ./boardwright start checkerboard/exception
        """,
        said.out());
    assertEquals("", said.err());
  }

  @Test
  @DisplayName("asks about a known misconception if it explains everything that failed")
  void asksAboutAMisconception() {
    String colon = desk.model("Square").replace("]=", "]: ");
    String known = desk.learner("Square", colon).run("check", "checkerboard/square").out();
    assertTrue(
        known
            .replaceAll("\\s+", " ")
            .contains(
                "fits a program in which toString has a colon where the task asks for an equals"
                    + " sign. Does yours?"),
        known);
    String arrow = desk.model("Square").replace("]=", "]->");
    String unknown = desk.learner("Square", arrow).run("check", "checkerboard/square").out();
    assertFalse(unknown.contains("Does yours?"), unknown);
  }

  @Test
  @DisplayName("acknowledges a stage that passes, and says where to go on")
  void acknowledgesAStageThatPasses() {
    Said said = desk.solve("CBException").run("check", "checkerboard/exception");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.out());
    assertEquals(
        """
        Checkerboard

          ✓ exception  8 of 8 checks

        Well done: the board complains in your words.
        See it:  ./boardwright play checkerboard
        When you are ready for the next stage: handouts/checkerboard/2-square.md
        """,
        said.out());
    assertTrue(
        desk.run().out().matches("(?s).*  ✓ exception +8 of 8 checks +1/1 +The board comp.*"));
  }

  @Test
  @DisplayName("says what to add to see the stage at work, if the lab does")
  void howToSeeIt() throws IOException {
    String page = "page: handouts/checkerboard/1-exception.md";
    String manifest = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml", manifest.replace(page, page + "\n    play: --text --first"));
    Said said = desk.solve("CBException").run("check", "checkerboard/exception");
    assertTrue(said.hasLine("See it:  ./boardwright play checkerboard --text --first"), said.out());
  }

  @Test
  @DisplayName("leaves the whole program for when all classes are written, unless it is asked for")
  void leavesTheWholeProgramForTheEnd() {
    Said lab = desk.solve("CBException").run("check", "checkerboard");
    assertTrue(lab.hasLine("  ○ program    when all classes are written"), lab.out());
    assertTrue(lab.hasLine("Next: ./boardwright read checkerboard/square"), lab.out());
    Said program = desk.run("check", "checkerboard/program");
    assertTrue(program.hasLine("  ✓ program  5 of 5 checks"), program.out());
    Said map = desk.run();
    assertTrue(map.hasLine("Next: ./boardwright read checkerboard/square"), map.out());
    assertTrue(map.out().contains("1 of 9 stages"), map.out());
  }

  @Test
  @DisplayName("names a source that lies where nobody looks")
  void namesASourceThatLiesWhereNobodyLooks() {
    Said said =
        desk.write("labs/checkerboard/src/checkerboard/Square.java", desk.model("Square"))
            .run("check", "checkerboard/square");
    assertEquals(ExitCode.SOME_FAILED, said.code());
    assertTrue(
        said.out()
            .contains(
                """
                  ! src/checkerboard/Square.java lies where nobody looks: sources belong into
                    labs/checkerboard/src/main/java.
                """),
        said.out());
  }

  @Test
  @DisplayName("shows the rule that fails first, and keeps it for the hints")
  void showsTheRuleThatFailsFirst() throws IOException {
    desk.learner("CBException", desk.model("CBException").replace("message", "words"))
        .learner(
            "CBException",
            """
            package checkerboard;

            /** Mine. */
            public class CBException extends Exception {
              CBException(String message) {}
            }
            """)
        .write(
            "handouts/checkerboard/hints/exception.md",
            "## R1\n\n### Locate\n\nWhere is the text?\n");
    Said said = desk.run("check", "checkerboard/exception");
    assertEquals(ExitCode.SOME_FAILED, said.code());
    assertTrue(said.hasLine("✗ R1  Its text is in what toString gives"), said.out());
    assertTrue(said.out().contains("  you called   exception.toString()\n"), said.out());
    assertTrue(
        said.out().contains("  page         ./boardwright read checkerboard/exception R1\n"));
    assertTrue(said.out().endsWith("✗ R2  Each exception keeps its own text\n"), said.out());
    assertEquals(
        "R1, where to look (handouts/checkerboard/1-exception.md)\n\nWhere is the text?\n",
        desk.run("hint", "checkerboard/exception").out());
    assertTrue(desk.takeOut("CBException").run("check").out().contains("○ exception  not started"));
  }

  @Test
  @DisplayName("takes every short form that means one thing only, and one rule")
  void takesEveryShortFormThatMeansOneThingOnly() throws IOException {
    String slip = "handouts/checkerboard/examples/off-by-one/Square.java";
    desk.solve("CBException").learner("Square", Files.readString(ROOT.resolve(slip)));
    String whole = desk.run("check", "checkerboard/square", "--seed", "5").out();
    for (String[] call :
        new String[][] {
          {"check", "checkerboard", "square"}, {"check", "square"}, {"check", "squ"},
          {"check", "Square"}, {"check", "Square.java"}, {"check", "check/SQUARE"}
        }) {
      List<String> words = new ArrayList<>(List.of(call));
      words.addAll(List.of("--seed", "5"));
      assertEquals(whole, desk.run(words.toArray(String[]::new)).out(), words.toString());
    }
    Said one = desk.run("check", "square", "r1");
    assertEquals(ExitCode.ALL_PASSED, one.code(), one.out());
    assertTrue(one.hasLine("✓ R1  A square is made for every black square and every piece"));
    Said other = desk.run("check", "R2"); // of the stage that was checked last
    assertEquals(ExitCode.SOME_FAILED, other.code(), other.out());
    assertTrue(other.hasLine("  more         ./boardwright hint checkerboard/square R2"));
    assertTrue(other.out().startsWith("Checkerboard, square\n\n✗ R2  "), other.out());
    assertTrue(other.out().endsWith("\nEvery other rule of the stage passes.\n"), other.out());
  }

  @Test
  @DisplayName("runs no other check for a rule about the source")
  void asksOneRuleAlone() throws IOException {
    desk.solve("CBException").solve("Square").run("check", "square");
    String endless =
        desk.model("Square")
            .replaceFirst("private Square next;", "$0 static { while (Math.abs(1) == 1) { } }");
    Said one = desk.learner("Square", endless).run("check", "square", "C2");
    assertEquals(ExitCode.ALL_PASSED, one.code(), one.out());
    assertEquals("Checkerboard, square\n\n✓ C2  Its fields are private\n", one.out());
  }

  @Test
  @DisplayName("names the line of the method that set up what was asked, beside the asked one's")
  void namesTheLineOfTheMethod() {
    String board =
        desk.model("Checkerboard")
            .replaceFirst("public void init\\(\\) \\{", "$0 if (theBoard != null) return;");
    Said said = desk.learner("Checkerboard", board).run("check", "board");
    assertTrue(
        said.out().matches("(?s).*board\\.init\\(\\)[^\\n]*, see Checkerboard\\.java:\\d+\\n.*"),
        said.out());
    assertTrue(said.out().contains("  look at      Checkerboard.java:"), said.out());
  }

  @Test
  @DisplayName("says near names where a member is missing, and where the one of Object answers")
  void saysNearNamesWhereAMemberIsMissing() throws IOException {
    String square = desk.model("Square").replace("setNext(", "setnext(");
    Said missing = desk.learner("Square", square).run("check", "square", "R6");
    assertTrue(
        missing.out().replaceAll("\\s+", " ").contains("did you mean your `setnext`?"),
        missing.out());
    String text = desk.model("Square").replace("@Override", "").replace("toString()", "tostring()");
    Said inherited = desk.learner("Square", text).run("check", "square", "R7");
    assertTrue(
        inherited.out().replaceAll("\\s+", " ").contains("did you mean your `tostring`?"),
        inherited.out());
    String piece = desk.model("Piece").replace("BLACK_KING", "Black_King");
    Said constant = desk.takeOut("Square").learner("Piece", piece).run("check", "piece");
    assertTrue(
        constant.out().replaceAll("\\s+", " ").contains("did you mean your `Black_King`?"),
        constant.out());
  }

  @Test
  @DisplayName("shows the compiler's words and a plain line, and grades the other classes")
  void showsTheCompilersWordsAndAPlainLine() {
    Said said =
        desk.solve("CBException", "Move")
            .learner("Square", desk.model("Square").replaceFirst("return next;", "return nxt;"))
            .run("check");
    assertEquals(ExitCode.SOME_FAILED, said.code());
    assertTrue(said.out().contains("  ✓ exception  8 of 8 checks\n"), said.out());
    assertTrue(said.out().contains("  ✗ square     0 of 16 checks    not yet: R1 R2"), said.out());
    assertTrue(said.out().contains("  ✓ move       13 of 13 checks\n"), said.out());
    assertTrue(
        said.out().contains("\n✗ Square does not compile yet. The compiler says:\n"), said.out());
    assertTrue(said.out().contains(": error: cannot find symbol\n"), said.out());
    assertTrue(said.out().contains("    symbol:   variable nxt\n"), said.out());
    assertTrue(said.out().contains("  In other words: Java can't find this name"), said.out());
    assertTrue(desk.run("hint", "checkerboard/square").out().startsWith("It did not compile"));
  }

  @Test
  @DisplayName("names the package of a class that is imported from where it isn't")
  void importFromAnotherPackage() throws IOException {
    String yaml = "labs/framework/lab.yaml";
    Path near = ROOT.resolve("solutions/framework/variants/near/TicTacToeBoard.java");
    String source = Files.readString(near);
    String moved = source.replace("import board.model.Cell;", "import framework.model.Cell;");
    assertNotEquals(source, moved);
    desk.write(yaml, Files.readString(ROOT.resolve(yaml)))
        .write("labs/framework/src/main/java/framework/games/tictactoe/TicTacToeBoard.java", moved);
    String said = desk.run("check", "framework/board").out();
    assertTrue(said.contains("error: cannot find symbol\n"), said);
    assertTrue(
        said.replaceAll("\\s+", " ")
            .contains("`Cell` is in package board.model. Write `import board.model.Cell;`."),
        said);
  }

  @Test
  @DisplayName("is content with the whole model, and says what else there is to do")
  void isContentWithTheWholeModel() {
    Said said =
        desk.solve("CBException", "Square", "Move", "Piece", "Checkerboard")
            .solve("Expectations", "SquareTest", "MoveTest")
            .run("check", "--seed", "3");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.out());
    assertTrue(
        said.out().contains("\n  Your tests reach 23 of 23 lines of Move.java\n"), said.out());
    assertTrue(
        said.out()
            .endsWith(
                """
                Well done: every stage passes, and the whole program is yours.
                Play it: ./boardwright play checkerboard
                Hand it in: ./boardwright submit checkerboard
                """),
        said.out());
    assertTrue(
        desk.run().out().contains("Every stage is done. Next: ./boardwright submit checkerboard"));
  }

  @Test
  @DisplayName("says what it did to a file, and prints the seed of random boards that failed")
  void notesAndSeed() {
    String board =
        desk.model("Checkerboard")
            .replaceFirst("package checkerboard;", "")
            .replaceFirst(
                "public Square getBoardList\\(\\) throws CBException \\{",
                "$0 if (true) return null;");
    Said said =
        desk.learner("Checkerboard", board).run("check", "checkerboard/board", "--seed", "9");
    assertEquals(ExitCode.SOME_FAILED, said.code());
    assertTrue(
        said.out()
            .contains(
                """
                  ! Checkerboard.java has no package line; `package checkerboard;` was supplied
                    in its line 1.
                """),
        said.out());
    assertTrue(
        said.out()
            .endsWith(
                "\nThe same random cases again: ./boardwright check checkerboard/board --seed 9\n"),
        said.out());
  }

  @Test
  @DisplayName("gives its verdict also where no progress can be kept")
  void givesItsVerdictWithoutProgress() throws IOException {
    Files.writeString(desk.path("labs/checkerboard/.boardwright"), "a file in the way");
    Said said = desk.run("check");
    assertEquals(ExitCode.SOME_FAILED, said.code());
    assertTrue(said.err().startsWith("Your progress could not be kept: "), said.err());
    assertEquals(1, said.err().lines().count());
  }

  @Test
  @DisplayName("neither runs nor shows a hidden check, until its time has come")
  void neitherRunsNorShowsAHiddenCheck() throws IOException {
    String lab = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    String hidden =
        """
        hidden:
          - {check: exception/to-string-contains-the-text, until: 2999-01-01T00:00:00Z}
          - {check: exception/each-keeps-its-own-text, until: 2020-01-01T00:00:00Z}
        """;
    desk.write("labs/checkerboard/lab.yaml", lab.replace("hidden: []\n", hidden))
        .learner(
            "CBException", desk.model("CBException").replace("error: \" + message;", "error\";"));
    Said said = desk.run("check", "checkerboard/exception");
    assertTrue(said.out().contains(" of 7 checks"), said.out());
    assertFalse(said.out().contains("Its text is in what toString gives"), said.out());
    assertTrue(said.hasLine("Checkerboard"), said.out());
  }

  @Test
  @DisplayName("refuses what it does not know, in one line")
  void refusesWhatItDoesNotKnow() {
    refused(
        "There is no lab and no stage 'chess'. The labs are: checkerboard.",
        desk.run("check", "chess"));
    refused(
        "There is no lab and no stage 'squrae'. Did you mean square? The labs are: checkerboard.",
        desk.run("check", "squrae"));
    refused(
        "Lab 'checkerboard' has no stage 'boards'. Did you mean board? Its stages are: exception,"
            + " square, move, piece, board, moves, lists, program, tests.",
        desk.run("check", "checkerboard/boards"));
    refused(
        "Lab 'checkerboard' has no stage ''. Its stages are: exception, square, move, piece,"
            + " board, moves, lists, program, tests.",
        desk.run("check", "checkerboard/"));
    refused("'R2' is one word too many.", desk.run("check", "checkerboard", "square", "R1/R2"));
    refused(
        "Lab 'checkerboard' has no stage 'two'. Its stages are: exception, square, move, piece,"
            + " board, moves, lists, program, tests.",
        desk.run("check", "checkerboard", "two"));
    refused("Unknown option: '--fast'. See ./boardwright help check.", desk.run("check", "--fast"));
    refused(
        "Unknown option: '--sede'. Did you mean --seed? See ./boardwright help check.",
        desk.run("check", "--sede", "3"));
    refused(
        "Invalid value for option '--seed': 'x' is not a whole number. See ./boardwright help"
            + " check.",
        desk.run("check", "--seed", "x"));
  }

  private static void refused(String line, Said said) {
    assertEquals(new Said(ExitCode.WRONG_CALL, "", line + "\n"), said);
    assertEquals(List.of(line), said.err().lines().toList());
  }
}
