package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Point;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What {@link Move} promises. */
@DisplayName("Move")
class MoveTest implements Piece {

  private final Move step = new Move(2, 0, 3, 1, BLACK_PAWN, false, null);
  private final Move jump = new Move(4, 5, 2, 3, RED_KING, true, step);

  @Test
  @DisplayName("tells a jump from a step")
  void tellsAJumpFromAStep() {
    assertTrue(jump.isJump());
    assertFalse(step.isJump());
  }

  @Test
  @DisplayName("gives its squares as points whose x is the row")
  void givesItsSquaresAsPoints() {
    assertEquals(new Point(4, 5), jump.getFrom());
    assertEquals(new Point(2, 3), jump.getTo());
  }

  @Test
  @DisplayName("is not changed through a point that it gave")
  void isNotChangedThroughPoints() {
    jump.getFrom().x = 7;
    jump.getTo().y = 7;
    assertEquals(new Point(4, 5), jump.getFrom());
    assertEquals(new Point(2, 3), jump.getTo());
  }

  @Test
  @DisplayName("keeps the next one it is made with, and can be linked to another")
  void keepsTheNextOneItIsMadeWith() {
    assertNull(step.getNext());
    assertSame(step, jump.getNext());
    Move other = new Move(0, 0, 1, 1, BLACK_PAWN, false, null);
    jump.setNext(other);
    assertSame(other, jump.getNext());
    jump.setNext(null);
    assertNull(jump.getNext());
  }

  @Test
  @DisplayName("is printed as piece and squares, a jump with a mark")
  void isPrintedAsPieceAndSquares() {
    assertEquals("b [2][0] to [3][1]", step.toString());
    assertEquals("R [4][5] to [2][3] jump", jump.toString());
    assertEquals("r", new Move(5, 1, 4, 0, RED_PAWN, false, null).toString().substring(0, 1));
    assertEquals("B", new Move(5, 1, 4, 0, BLACK_KING, false, null).toString().substring(0, 1));
  }

  @Test
  @DisplayName("checks nothing that it is given")
  void checksNothingThatItIsGiven() {
    Move odd = new Move(-1, 99, 0, 0, 12345, true, null);
    assertEquals(new Point(-1, 99), odd.getFrom());
    assertEquals("? [-1][99] to [0][0] jump", odd.toString());
  }
}
