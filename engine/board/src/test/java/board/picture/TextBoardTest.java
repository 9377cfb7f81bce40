package board.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import board.model.Cell;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A board in a terminal")
class TextBoardTest {

  private static final Occupant X = new Occupant(0, "cross", "X");
  private static final Occupant O = new Occupant(1, "ring", "O");

  @Test
  @DisplayName("has a dot for an empty space, and the labels of rows and columns")
  void hasADotForAnEmptySpace() {
    Picture picture = Picture.ofSize(2, 3).put(new Cell(0, 0), X).put(new Cell(1, 2), O).build();
    assertEquals(" 0  X  .  .\n 1  .  .  O\n    0  1  2\n", TextBoard.draw(picture));
  }

  @Test
  @DisplayName("shows marks by brackets, and the selected space first of all")
  void showsMarksByBrackets() {
    Picture picture =
        Picture.ofSize(1, 4)
            .labels(List.of(""), List.of("", "", "", ""))
            .put(new Cell(0, 0), X)
            .put(new Cell(0, 2), O)
            .put(new Cell(0, 3), X)
            .mark(Mark.SELECTED, new Cell(0, 0))
            .mark(Mark.LAST_TO, new Cell(0, 0))
            .mark(Mark.TARGET, new Cell(0, 1))
            .mark(Mark.LAST_TO, new Cell(0, 2))
            .mark(Mark.WINNING, new Cell(0, 3))
            .build();
    assertEquals("   [X](.)<O>*X*\n", TextBoard.draw(picture));
  }

  @Test
  @DisplayName("widens every column for a stack or a long label")
  void widensEveryColumnForAStack() {
    Picture picture =
        Picture.ofSize(1, 2)
            .labels(List.of("row"), List.of("a", "b"))
            .put(new Cell(0, 1), X)
            .put(new Cell(0, 1), O)
            .build();
    assertEquals("row   .  XO\n      a   b\n", TextBoard.draw(picture));
  }
}
