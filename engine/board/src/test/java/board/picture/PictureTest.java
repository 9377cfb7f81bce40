package board.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import board.model.Cell;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A picture")
class PictureTest {

  private static final Cell CORNER = new Cell(0, 0);
  private static final Occupant ROOK = new Occupant(0, "rook", "R");
  private static final Occupant KNIGHT = new Occupant(0, "knight", "N");

  @Test
  @DisplayName("does not change when its builder goes on")
  void doesNotChangeWhenItsBuilderGoesOn() {
    Picture.Builder builder = Picture.ofSize(1, 1).put(CORNER, ROOK).mark(Mark.SELECTED, CORNER);
    Picture picture = builder.build();
    builder.put(CORNER, KNIGHT).mark(Mark.TARGET, CORNER).caption(CORNER, "home");
    assertEquals(List.of(ROOK), picture.at(CORNER));
    assertEquals(Set.of(Mark.SELECTED), picture.marks(CORNER));
    assertEquals("", picture.caption(CORNER));
    assertEquals(List.of(ROOK, KNIGHT), builder.build().at(CORNER));
  }

  @Test
  @DisplayName("cannot be changed by those who look at it")
  void cannotBeChanged() {
    Picture picture = Picture.ofSize(1, 1).put(CORNER, ROOK).mark(Mark.SELECTED, CORNER).build();
    assertThrows(UnsupportedOperationException.class, () -> picture.at(CORNER).clear());
    assertThrows(UnsupportedOperationException.class, () -> picture.marks(CORNER).clear());
  }

  @Test
  @DisplayName("lists its cells and the marked ones row by row")
  void listsItsCellsRowByRow() {
    List<Cell> backwards = List.of(new Cell(1, 1), new Cell(0, 1));
    Picture picture = Picture.ofSize(2, 2).mark(Mark.WINNING, backwards).build();
    assertEquals(List.of(new Cell(0, 1), new Cell(1, 1)), picture.marked(Mark.WINNING));
    assertEquals(new Cell(1, 0), picture.cells().get(2));
  }

  @Test
  @DisplayName("refuses cells that the board does not have, and boards without spaces")
  void refusesCellsThatTheBoardDoesNotHave() {
    Picture.Builder builder = Picture.ofSize(2, 3);
    // On a board of 2 x 3, this one would be the last space if only row and column were multiplied.
    Cell outside = new Cell(1, 3);
    assertThrows(IndexOutOfBoundsException.class, () -> builder.put(outside, ROOK));
    assertThrows(IndexOutOfBoundsException.class, () -> builder.mark(Mark.TARGET, outside));
    assertThrows(IndexOutOfBoundsException.class, () -> builder.build().at(new Cell(-1, 0)));
    assertThrows(IllegalArgumentException.class, () -> Picture.ofSize(0, 3));
    assertThrows(
        IllegalArgumentException.class, () -> builder.labels(List.of("1"), List.of("a", "b", "c")));
  }
}
