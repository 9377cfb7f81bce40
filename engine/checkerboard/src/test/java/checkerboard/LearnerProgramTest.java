package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program goes on, whatever a class does that replaces one of its own. */
@DisplayName("With a class replaced, the program")
@Timeout(60)
@Tag("each-java")
class LearnerProgramTest {

  private static final String BOARD = "public class Checkerboard implements Piece { ";
  private static final String ALL_VALID = "public boolean validate(int r, int c) { return true; } ";
  private static final String INIT = "public void init() { } ";

  @TempDir Path folder;

  @Test
  @DisplayName("runs without any library")
  void needsNoLibrary() throws Exception {
    try (LearnerProgram program = new LearnerProgram(folder, Map.of())) {
      assertTrue(program.type("move 2 0 3 1").contains("3  .  b"));
      assertEquals("b [3][1] to [4][0]   b [3][1] to [4][2]", program.type("moves 3 1"));
    }
  }

  @Test
  @DisplayName("shows whose Square runs")
  void showsWhoseSquareRuns() throws Exception {
    String square =
        "public class Square implements Piece { int row; int col; int piece; Square next;"
            + " public Square(int r, int c, int p, Square n) { row = r; col = c; next = n; }"
            + " public Square getNext() { return next; }"
            + " public String toString() { return \"[\" + row + \"][\" + col + \"]=x\"; } }";
    assertTrue(answer("list", "Square", square).startsWith("[0][0]=x   [0][2]=x   "));
  }

  @Test
  @DisplayName("shows whose CBException runs")
  void showsWhoseCBExceptionRuns() throws Exception {
    String exception =
        "public class CBException extends Exception { CBException(String m) { super(m); }"
            + " public String toString() { return \"Oh!\\n\" + getMessage(); } }";
    String answer = "Oh! There is no row 9; rows go from 0 to 7.";
    assertEquals(answer, answer("put r 9 9", "CBException", exception));
  }

  @Test
  @DisplayName("names the line where an exception came from")
  void namesTheLine() throws Exception {
    String board =
        BOARD
            + INIT
            + ALL_VALID
            + "public int occupant(int r, int c) {\n\n"
            + " return (new int[8][8])[r][c]; } }";
    assertEquals(
        "Checkerboard.occupant (Checkerboard.java:3) stopped with"
            + " ArrayIndexOutOfBoundsException: Index 8 out of bounds for length 8",
        answer("take 8 0", "Checkerboard", board));
  }

  @Test
  @DisplayName("names the learner's line also when Java's own classes stopped")
  void looksThroughJava() throws Exception {
    String board =
        BOARD
            + INIT
            + "public Square getBoardList() {\n"
            + " java.util.List.of().iterator().next(); return null; } }";
    assertEquals(
        "Checkerboard.getBoardList (Checkerboard.java:2) stopped with NoSuchElementException",
        answer("list", "Checkerboard", board));
  }

  @Test
  @DisplayName("names constructors")
  void namesTheConstructorsThatAreMissing() throws Exception {
    String square =
        "public class Square {\n public Square(int r, int c, int p, Square n) {\n"
            + " throw new IllegalStateException(\"not\\nyet\"); } }";
    assertEquals(
        "new Square (Square.java:3) stopped with IllegalStateException: not yet",
        answer("list", "Square", square));
  }

  @Test
  @DisplayName("tells which method is missing")
  void tellsMissingMethods() throws Exception {
    String board = BOARD + INIT + "}";
    try (LearnerProgram program = new LearnerProgram(folder, Map.of("Checkerboard", board))) {
      assertEquals("Missing: Square Checkerboard.getBoardList()", program.type("list"));
      assertEquals("Missing: Move Checkerboard.getMoves()", program.type("moves"));
      assertEquals("Missing: boolean Checkerboard.validate(int, int)", program.type("put r 1 1"));
    }
  }

  @Test
  @DisplayName("tells which constructor is missing")
  void tellsMissingConstructors() throws Exception {
    String square = "public class Square { }";
    assertEquals("Missing: new Square(int, int, int, Square)", answer("list", "Square", square));
  }

  @Test
  @DisplayName("prints a toString that gives null as Java does")
  void printsAToStringThatGivesNullAsJavaDoes() throws Exception {
    String square =
        "public class Square { public Square(int r, int c, int p, Square n) { }"
            + " public Square getNext() { return null; }"
            + " public String toString() { return null; } }";
    assertEquals("null", answer("list", "Square", square));
  }

  @Test
  @DisplayName("goes on when init is missing")
  void goesOnWithoutInit() throws Exception {
    String board = BOARD + "public String toString() { return \"drawn\"; } }";
    try (LearnerProgram program = new LearnerProgram(folder, Map.of("Checkerboard", board))) {
      assertEquals("Missing: void Checkerboard.init()", program.type("show"));
      assertEquals("drawn", program.type("show"));
    }
  }

  @Test
  @DisplayName("says that a missing constant or a wrong superclass does not fit")
  void saysThatAMissingConstant() throws Exception {
    String piece = "public interface Piece { int NO_PIECE = 0; }";
    try (LearnerProgram program = new LearnerProgram(folder, Map.of("Piece", piece))) {
      assertEquals("Missing: BLACK_PAWN", program.type("show"));
      assertEquals("Missing: RED_PAWN", program.type("put r 1 1"));
    }
    String exception = "public class CBException { CBException(String message) { } }";
    Map<String, String> sources = Map.of("CBException", exception);
    try (LearnerProgram program = new LearnerProgram(folder.resolve("b"), sources)) {
      assertEquals(
          "The classes do not fit together (VerifyError):"
              + " does each extend what its synopsis says?",
          program.type("put r 9 9"));
      assertTrue(program.type("show").startsWith("7  .  r"));
    }
  }

  @Test
  @DisplayName("says that a method that is private or static does not fit")
  void tellsWrongModifiers() throws Exception {
    String board =
        BOARD
            + INIT
            + "private Square getBoardList() { return null; }"
            + "public static Move getMoves() { return null; } }";
    try (LearnerProgram program = new LearnerProgram(folder, Map.of("Checkerboard", board))) {
      String fits = "The classes do not fit together: ";
      assertEquals(
          fits
              + "IllegalAccessError: class TextInterface tried to access private method Square"
              + " Checkerboard.getBoardList()",
          program.type("list"));
      assertTrue(program.type("moves").startsWith(fits + "IncompatibleClassChangeError: "));
    }
  }

  @Test
  @DisplayName("survives a method that calls itself without end")
  void survivesAMethodThatCallsItselfWithoutEnd() throws Exception {
    String board = BOARD + INIT + "\n public String toString() { return \"\" + this; } }";
    String answer = answer("show", "Checkerboard", board);
    assertTrue(answer.startsWith("Checkerboard.toString (Checkerboard.java:2) calls"), answer);
    assertTrue(answer.endsWith(" itself without end (StackOverflowError)."), answer);
  }

  @Test
  @DisplayName("survives a class that wants too much memory")
  void survivesAClassThatWantsTooMuchMemory() throws Exception {
    String board =
        BOARD
            + INIT
            + "\n public String toString() { return \"\" + new int[Integer.MAX_VALUE][9]; } }";
    assertEquals(
        "Checkerboard.toString (Checkerboard.java:2) used up the memory (OutOfMemoryError).",
        answer("show", "Checkerboard", board));
  }

  @Test
  @DisplayName("survives a class that cannot be loaded, time and again")
  void survivesStaticTrouble() throws Exception {
    String board = BOARD + "\n static int x = Integer.parseInt(\"x\");" + INIT + "}";
    try (LearnerProgram program = new LearnerProgram(folder, Map.of("Checkerboard", board))) {
      assertEquals(
          "static part of Checkerboard (Checkerboard.java:2) stopped with NumberFormatException:"
              + " For input string: \"x\"",
          program.type("show"));
      assertTrue(program.type("show").contains("Could not initialize class Checkerboard"));
      assertTrue(program.type("help").contains("quit"));
    }
  }

  @Test
  @DisplayName("survives an exception whose own methods fail")
  void survivesAnExceptionWhoseOwnMethodsFail() throws Exception {
    String board =
        BOARD
            + INIT
            + "public String toString() { throw new Liar(); } }"
            + " class Liar extends RuntimeException {"
            + " public String getMessage() { throw new Liar(); } }";
    assertEquals(
        "checkerboard.Liar: and its own methods fail, so no more can be said.",
        answer("show", "Checkerboard", board));
  }

  @Test
  @DisplayName("cuts an endless message, and keeps it in one line")
  void cutsAnEndlessMessage() throws Exception {
    String board =
        BOARD
            + INIT
            + "public String toString() {"
            + " throw new RuntimeException(\"x\\r\\n\\u001b[2J\".repeat(9999)); } }";
    String answer = answer("show", "Checkerboard", board);
    assertEquals(1, answer.lines().count());
    assertTrue(answer.length() < 400, answer);
    assertFalse(answer.contains("\u001b"), answer);
  }

  @Test
  @DisplayName("says so when a board draws nothing")
  void namesEmptyDrawings() throws Exception {
    String nothing = BOARD + INIT + "public String toString() { return null; } }";
    assertEquals("Checkerboard.toString returned null.", answer("show", "Checkerboard", nothing));
    String blank = BOARD + INIT + "public String toString() { return \"\\n \"; } }";
    try (LearnerProgram program =
        new LearnerProgram(folder.resolve("b"), Map.of("Checkerboard", blank))) {
      assertEquals("Checkerboard.toString returned an empty text.", program.type("show"));
    }
  }

  @Test
  @DisplayName("says so when addPiece refuses what it should take")
  void saysSoWhenAddPieceRefusesWhatItShouldTake() throws Exception {
    String board =
        BOARD
            + INIT
            + ALL_VALID
            + "public int occupant(int r, int c) { return r == 2 ? RED_PAWN : NO_PIECE; }"
            + "public int pickUp(int r, int c) { return RED_PAWN; }"
            + "public boolean isJump(int a, int b, int c, int d) { return false; }"
            + "public boolean isMove(int a, int b, int c, int d) { return true; }"
            + "public boolean addPiece(int p, int r, int c) { return false; }"
            + "public String toString() { return \"drawn\"; } }";
    try (LearnerProgram program = new LearnerProgram(folder, Map.of("Checkerboard", board))) {
      assertEquals(
          "[3][3] is black and empty, but Checkerboard.addPiece refused the piece.",
          program.type("put r 3 3"));
      assertEquals(
          "Checkerboard.addPiece refused the piece on its new square.\ndrawn",
          program.type("move 2 2 3 3"));
    }
  }

  @Test
  @DisplayName("ends a list that leads back into itself, after each element once")
  void endsAListThatLeadsBackIntoItself() throws Exception {
    String square =
        "public class Square { static Square first; Square next; int row;"
            + " public Square(int r, int c, int p, Square n) {"
            + " row = r; next = n; if (n == null) { first = this; } first.next = this; }"
            + " public Square getNext() { return next; }"
            + " public boolean equals(Object other) { throw new IllegalStateException(); }"
            + " public int hashCode() { throw new IllegalStateException(); }"
            + " public String toString() { return \"row\" + row; } }";
    String answer = answer("list", "Square", square);
    assertTrue(answer.startsWith("row0   row0   row0   row0   row1"), answer);
    assertEquals(24, answer.split("row", -1).length - 1, answer);
    assertTrue(
        answer.endsWith("This list does not end: look at what sets the next of its elements."));
  }

  @Test
  @DisplayName("ends a list whose elements are made on demand")
  void endsEndlessLists() throws Exception {
    String move =
        "public class Move { public Move(int a, int b, int c, int d, int p, boolean j, Move n) { }"
            + " public Move getNext() { return new Move(0, 0, 0, 0, 0, false, null); }"
            + " public String toString() { return \"m\"; } }";
    String answer = answer("moves", "Move", move);
    assertEquals(
        1000,
        answer
            .lines()
            .filter(line -> line.startsWith("m"))
            .mapToInt(line -> line.split("m", -1).length - 1)
            .sum());
    assertTrue(answer.lines().allMatch(line -> line.length() <= 80), answer);
    assertTrue(answer.contains("This list does not end"), answer);
  }

  private String answer(String command, String name, String source) throws Exception {
    try (LearnerProgram program = new LearnerProgram(folder, Map.of(name, source))) {
      return program.type(command);
    }
  }
}
