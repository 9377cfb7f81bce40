package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands of {@link TextInterface} do and print. */
@DisplayName("TextInterface")
@Tag("each-java")
class TextInterfaceTest {

  private final StringWriter printed = new StringWriter();
  private final TextInterface text = new TextInterface(new PrintWriter(printed));

  @Test
  @DisplayName("prints nothing before the first command")
  void printsNothingBeforeTheFirstCommand() {
    assertEquals("", printed.toString());
  }

  @Test
  @DisplayName("starts with a board set up for a game, drawn without blanks at the line ends")
  void startsWithABoardSetUpForAGame() {
    String expected =
        """
        7  .  r  .  r  .  r  .  r
        6  r  .  r  .  r  .  r  .
        5  .  r  .  r  .  r  .  r
        4  .  .  .  .  .  .  .  .
        3  .  .  .  .  .  .  .  .
        2  b  .  b  .  b  .  b  .
        1  .  b  .  b  .  b  .  b
        0  b  .  b  .  b  .  b  .
           0  1  2  3  4  5  6  7""";
    assertEquals(expected, type("show"));
    type("clear");
    assertEquals(expected, type("new"));
  }

  @Test
  @DisplayName("help tells every command, within 80 columns")
  void helpTellsEveryCommand() {
    List<String> lines = type("help").lines().toList();
    for (String command : text.commands()) {
      assertTrue(lines.stream().anyMatch(line -> line.startsWith(command + " ")), command);
    }
    assertTrue(lines.stream().allMatch(line -> line.length() <= 80));
    assertTrue(lines.get(lines.size() - 1).contains("No turns are kept"));
  }

  @Test
  @DisplayName("every command that it names is known")
  void knowsItsCommands() {
    for (String command : text.commands()) {
      assertFalse(type(command).contains("No command"), command);
    }
  }

  @Test
  @DisplayName("clear empties the board")
  void clearEmptiesTheBoard() {
    String drawing = type("clear");
    assertFalse(drawing.contains("r") || drawing.contains("b"), drawing);
    assertEquals("The board is empty.", type("list"));
    assertEquals("No move is possible.", type("moves"));
  }

  @Test
  @DisplayName("put puts each kind of piece, and makes kings of pawns")
  void putPutsEachKindOfPiece() {
    type("clear");
    assertEquals("4  .  .  .  .  r  .  .  .", row(4, type("put r 4 4")));
    assertEquals("4  .  .  .  .  R  .  .  .", row(4, type("put r 4 4")));
    assertEquals("4  R  .  .  .  R  .  .  .", row(4, type("put R 4 0")));
    assertEquals("4  R  .  b  .  R  .  .  .", row(4, type("put b 4 2")));
    assertEquals("4  R  .  b  .  R  .  B  .", row(4, type("put B 4 6")));
  }

  @Test
  @DisplayName("take takes a piece off")
  void takeTakesAPieceOff() {
    assertEquals("2  b  .  .  .  b  .  b  .", row(2, type("take 2 2")));
    assertEquals("No piece is on [2][2].", type("take 2 2"));
  }

  @Test
  @DisplayName("list lists the occupied squares")
  void listListsTheOccupiedSquares() {
    type("clear");
    type("put r 7 7");
    type("put B 0 0");
    assertEquals("[0][0]: " + Piece.BLACK_KING + "   [7][7]: " + Piece.RED_PAWN, type("list"));
  }

  @Test
  @DisplayName("moves lists the moves of one piece, or of all")
  void movesListsTheMovesOfOnePiece() {
    assertEquals("b [2][2] to [3][1]   b [2][2] to [3][3]", type("moves 2 2"));
    assertEquals("No move is possible.", type("moves 0 0"));
    assertEquals("No piece is on [4][4].", type("moves 4 4"));
    assertEquals(14, type("moves").split("to", -1).length - 1);
  }

  @Test
  @DisplayName("move steps")
  void moveTakesAPieceOneStep() {
    String drawing = type("move 2 2 3 3");
    assertEquals("2  b  .  .  .  b  .  b  .", row(2, drawing));
    assertEquals("3  .  .  .  b  .  .  .  .", row(3, drawing));
  }

  @Test
  @DisplayName("move jumps, and takes the piece that was jumped over")
  void moveJumpsAndTakesThePiece() {
    type("clear");
    type("put b 3 3");
    type("put R 4 4");
    String drawing = type("move 3 3 5 5");
    assertEquals("5  .  .  .  .  .  b  .  .", row(5, drawing));
    assertEquals("[5][5]: " + Piece.BLACK_PAWN, type("list"));
  }

  @Test
  @DisplayName("a pawn that arrives on its king row becomes a king, by a step or a jump")
  void aPawnThatArrives() {
    type("clear");
    type("put b 6 0");
    assertEquals("7  .  B  .  .  .  .  .  .", row(7, type("move 6 0 7 1")));
    type("put r 2 2");
    type("put b 1 3");
    assertEquals("0  .  .  .  .  R  .  .  .", row(0, type("move 2 2 0 4")));
  }

  @Test
  @DisplayName("a king stays a king, and no pawn is crowned elsewhere or on its own first row")
  void crownsNobodyElse() {
    type("clear");
    type("put B 6 0");
    assertEquals("7  .  B  .  .  .  .  .  .", row(7, type("move 6 0 7 1")));
    type("put B 1 1");
    assertEquals("0  B  .  .  .  .  .  .  .", row(0, type("move 1 1 0 0")));
    type("put r 3 3");
    assertEquals("2  .  .  .  .  r  .  .  .", row(2, type("move 3 3 2 4")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"move 2 2 4 4", "move 2 2 1 1", "move 2 2 2 4", "move 2 2 3 2", "move 2 2 9 9"})
  @DisplayName("an impossible move is answered by one line, and changes nothing")
  void anImpossibleMoveIsAnsweredByOneLine(String command) {
    String before = type("show");
    assertEquals("That piece cannot go there. To see where it can, type moves 2 2", type(command));
    assertEquals(before, type("show"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          foo bar              | No command 'foo'. Type help to see them all.
          show 2               | Type show alone, with no more words after it.
          NEW game             | Type new alone, with no more words after it.
          clear all            | Type clear alone, with no more words after it.
          list 2 0             | Type list alone, with no more words after it.
          help me              | Type help alone, with no more words after it.
          quit now             | Type quit alone, with no more words after it.
          put                  | Usage: put PIECE ROW COL, for example: put b 3 1
          put r 3              | Usage: put PIECE ROW COL, for example: put b 3 1
          put x 3 1            | "'x' is not a piece: r, b are pawns, R, B are kings."
          put r a 1            | "'a' is not a row or column: these go from 0 to 7."
          put r 8 0            | CBException: There is no row 8; rows go from 0 to 7.
          put r 0 -1           | CBException: There is no column -1; columns go from 0 to 7.
          put r 3 2            | [3][2] is not one of the black squares of the board.
          take                 | Usage: take ROW COL, for example: take 2 0
          take 2 0 1           | Usage: take ROW COL, for example: take 2 0
          take 2 99999999999   | "'99999999999' is not a row or column: these go from 0 to 7."
          take 8 8             | [8][8] is not one of the black squares of the board.
          take 2 1             | [2][1] is not one of the black squares of the board.
          moves 2              | Usage: moves, or moves ROW COL, for example: moves 2 0
          moves -1 1           | [-1][1] is not one of the black squares of the board.
          move 2 0             | Usage: move ROW COL ROW COL, for example: move 2 0 3 1
          move 4 4 5 5         | No piece is on [4][4].
          move 9 9 5 5         | [9][9] is not one of the black squares of the board.
          """,
      quoteCharacter = '"')
  @DisplayName("wrong input is answered by one helpful line, and changes nothing")
  void answersWrongInput(String command, String answer) {
    String before = type("show");
    assertEquals(answer, type(command));
    assertEquals(before, type("show"));
  }

  @Test
  @DisplayName("put on an occupied square is answered by one line")
  void putOnAnOccupiedSquareIsAnswered() {
    String answer = "[2][0] is occupied. Only a pawn can be put there, on its own colour's pawn.";
    assertEquals(answer, type("put r 2 0"));
    assertEquals(answer, type("put B 2 0"));
  }

  @Test
  @DisplayName("a blank line does nothing")
  void ignoresBlankLines() {
    assertEquals("", type(""));
    assertEquals("", type(" \t "));
  }

  @Test
  @DisplayName("blanks around words and capital letters in commands do not matter")
  void blanksAroundWordsAndCapitalLetters() {
    assertEquals(type("moves 2 2"), type("  MOVES\t2   2 "));
  }

  @Test
  @DisplayName("only quit and the end of the input end the session")
  void onlyQuitAndTheEndOfTheInputEndTheSession() {
    assertTrue(text.execute("help"));
    assertTrue(text.execute("nonsense"));
    assertTrue(text.execute("quit now"));
    assertFalse(text.execute("quit"));
    assertFalse(text.execute(null));
    assertTrue(printed.toString().endsWith("Good-bye." + System.lineSeparator()));
  }

  @Test
  @DisplayName("no answer is wider than 80 columns")
  void fitsTheScreen() {
    String[] session = {
      "help",
      "list",
      "moves",
      "put b 3 1",
      "put b 3 1",
      "moves",
      "x".repeat(300),
      "put r 2 0",
      "put " + "y".repeat(300) + " 1 1",
      "take 1 " + "9".repeat(300),
      "put r -2147483648 0",
      "take -2147483648 -2147483648",
      "moves -2147483648 -2147483648",
      "move 2 2 4 4",
      "take"
    };
    for (String command : session) {
      for (String line : type(command).lines().toList()) {
        assertTrue(line.length() <= 80, line);
      }
    }
  }

  private String type(String command) {
    printed.getBuffer().setLength(0);
    text.execute(command);
    return String.join("\n", printed.toString().lines().toList());
  }

  /** Returns the line of a drawn board that shows a row. */
  private static String row(int row, String drawing) {
    return drawing.lines().toList().get(7 - row);
  }
}
