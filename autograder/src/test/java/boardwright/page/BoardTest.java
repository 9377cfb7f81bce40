package boardwright.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A board that was drawn as text")
class BoardTest {
  private static final String DRAWN = "5  .  .  .\n4  .  r  .\n3  b  .  .\n   3  4  5";

  @Test
  @DisplayName("is read with its rows, its columns and its pieces")
  void isReadWithItsRows() {
    List<Board.Part> parts = Board.parts(DRAWN);
    assertEquals(1, parts.size());
    Board board = parts.get(0).board();
    assertEquals(DRAWN, parts.get(0).text());
    assertEquals(List.of("3", "4", "5"), board.columns());
    assertEquals(List.of("5", "4", "3"), board.rows().stream().map(Board.Row::label).toList());
    assertEquals("r", board.rows().get(1).squares().get(1).symbol());
    assertFalse(board.rows().get(0).squares().get(0).isTaken());
  }

  @Test
  @DisplayName("has its dark squares where row and column together are even")
  void hasItsLowerLeftSquareDark() {
    Board board = Board.parts(DRAWN).get(0).board();
    assertTrue(board.isDark(board.rows().get(0), 0));
    assertFalse(board.isDark(board.rows().get(0), 1));
    assertTrue(board.isDark(board.rows().get(2), 0));
  }

  @Test
  @DisplayName("is found between words")
  void isFoundBetweenWords() {
    List<Board.Part> parts = Board.parts("the board\n" + DRAWN + "\nafter addPiece(3, 3)");
    assertEquals(3, parts.size());
    assertNull(parts.get(0).board());
    assertNotNull(parts.get(1).board());
    assertEquals("after addPiece(3, 3)", parts.get(2).text());
  }

  @Test
  @DisplayName("may lack the numbers of its columns, and count its rows upwards")
  void mayLackTheNumbersOfItsColumns() {
    Board board = Board.parts("0 . .\n1 x .").get(0).board();
    assertEquals(List.of(), board.columns());
    assertEquals(2, board.rows().size());
  }

  @Test
  @DisplayName("may be as wide as somebody likes")
  void mayBeAsWideAsSomebodyLikes() {
    String line = "0" + " .".repeat(20_000);
    assertEquals(
        2, Board.parts(line + "\n" + line.replaceFirst("0", "1")).get(0).board().rows().size());
    assertNull(Board.parts("1" + " 1".repeat(20_000) + " x").get(0).board());
  }

  @Test
  @DisplayName("may have short words on its squares, with two blanks between them")
  void mayHaveShortWordsOnItsSquares() {
    Board board = Board.parts("0  T:0  T:1  .\n1  .    BA2  to").get(0).board();
    assertEquals("BA2", board.rows().get(1).squares().get(1).symbol());
    assertTrue(board.style(board.rows().get(1).squares().get(1)).endsWith(" word"));
  }

  @Test
  @DisplayName("shows pieces that have names in white and black, the small letters in black")
  void showsPiecesThatHaveNamesInWhiteAndBlack() {
    Board board = Board.parts("1  r  k\n0  R  *").get(0).board();
    assertEquals("man man-b", board.style(board.rows().get(0).squares().get(0)));
    assertEquals("man man-w", board.style(board.rows().get(1).squares().get(0)));
    assertEquals("man man-other", board.style(board.rows().get(1).squares().get(1)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "an empty board",
        "last = new Square(0, 0, RED_PAWN)",
        "3 men are here\nand 4 more",
        "5  .  .\n3  .  .",
        "5  .  .\n4  .",
        "1 .",
        "1 is it so\n2 or is it",
        ""
      })
  @DisplayName("is none if it only looks a little like one")
  void isNoneIfItOnlyLooksALittleLikeOne(String text) {
    assertTrue(Board.parts(text).stream().allMatch(part -> part.board() == null));
  }
}
