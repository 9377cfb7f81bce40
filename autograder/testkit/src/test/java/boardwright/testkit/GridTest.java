package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A grid")
class GridTest {
  private static final Grid CHECKERS = Grid.of(8, 8, '.').upwards();

  @Test
  @DisplayName("draws the part around its pieces, row 0 above or below")
  void drawsThePartAroundItsPieces() {
    Grid ends = Grid.of(3, 3, '.').filled("X.. .O. ...");
    assertEquals("0  X  .  . \n1  .  O  . \n2  .  .  . \n   0  1  2 ", ends.toString());
    assertEquals("2  .  .  . \n1  .  O  . \n0  X  .  . \n   0  1  2 ", ends.upwards().toString());
    assertEquals(
        "7  .  .  .  . \n6  .  r  .  . \n5  .  .  .  . \n4  .  .  .  . \n   0  1  2  3 ",
        CHECKERS.with("r 6 1").toString());
    assertEquals("an empty board", CHECKERS.toString());
  }

  @Test
  @DisplayName("shows the squares that were asked about, as far as they are on the board")
  void showsTheSquaresThatWereAskedAbout() {
    String drawn = CHECKERS.with("r 7 7").around(4, 4, 9, -1).toString();
    assertEquals(List.of("7", "6", "5", "4", "3", "2"), firstWords(drawn).subList(0, 6));
    assertEquals("   2  3  4  5  6  7 ", drawn.lines().reduce((a, b) -> b).orElseThrow());
    assertEquals("an empty board", CHECKERS.around(8, 8).toString());
  }

  private static List<String> firstWords(String drawn) {
    return drawn.lines().map(line -> line.substring(0, 1)).toList();
  }

  @Test
  @DisplayName("knows its symbols, its lines from the top, and how many squares are not empty")
  void knowsItsSymbols() {
    Grid grid = Grid.of(2, 3, '-').with('x', 0, 2).with("o 1 0");
    assertEquals("--xo--", grid.symbols());
    assertEquals(List.of("--x", "o--"), grid.lines());
    assertEquals(List.of("o--", "--x"), grid.upwards().lines());
    assertEquals(2, grid.pieces());
    assertEquals('o', grid.at(1, 0));
    assertEquals(grid, Grid.of(2, 3, '-').filled("--x\no--"));
    assertNotEquals(grid, grid.with('-', 1, 0));
    assertNotEquals(Grid.of(2, 3, '-'), Grid.of(3, 2, '-'));
  }

  @Test
  @DisplayName("is drawn with the square that a call asks about, however far from its pieces")
  void isDrawnWithTheSquareThatACallAsksAbout() {
    Grid grid = Grid.of(9, 9, '.').upwards().with("b 1 1");
    CheckFailed failed =
        assertThrows(
            CheckFailed.class, () -> Call.of("board.getMoves(6, 4)", () -> 1).on(grid).returns(2));
    assertEquals(grid.around(6, 4).toString(), failed.finding().on());
    assertTrue(failed.finding().on().startsWith("8 "), failed.finding().on());
  }

  @Test
  @DisplayName("takes as many symbols as it has squares")
  void takesAsManySymbolsAsItHasSquares() {
    assertThrows(IllegalArgumentException.class, () -> Grid.of(2, 2, '.').filled("xo."));
  }
}
