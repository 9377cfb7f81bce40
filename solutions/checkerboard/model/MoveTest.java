package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Point;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MoveTest {
  private Move step;
  private Move jump;

  @BeforeEach
  void makeMoves() {
    step = new Move(2, 2, 3, 1, Piece.BLACK_PAWN, false, null);
    jump = new Move(5, 1, 3, 3, Piece.RED_KING, true, step);
  }

  @Test
  void aMoveBeginsWhereItWasTold() {
    assertEquals(new Point(5, 1), jump.getFrom());
  }

  @Test
  void aMoveEndsWhereItWasTold() {
    assertEquals(new Point(3, 1), step.getTo());
  }

  @Test
  void aMoveIsAJumpIfItWasToldSo() {
    assertTrue(jump.isJump());
    assertFalse(step.isJump());
    assertTrue(new Move(2, 2, 3, 1, Piece.BLACK_PAWN, true, null).isJump());
  }

  @Test
  void theMoveFromTheConstructorFollows() {
    assertNull(step.getNext());
    assertSame(step, jump.getNext());
  }

  @Test
  void setNextChangesWhatFollows() {
    step.setNext(jump);
    assertSame(jump, step.getNext());
    step.setNext(null);
    assertNull(step.getNext());
  }

  @Test
  void everyPieceHasAText() {
    int[] pieces = {
      Piece.NO_PIECE, Piece.RED_PAWN, Piece.RED_KING, Piece.BLACK_PAWN, Piece.BLACK_KING
    };
    for (int piece : pieces) {
      assertNotNull(new Move(2, 2, 4, 4, piece, true, null).toString());
      assertNotNull(new Move(2, 2, 3, 3, piece, false, null).toString());
    }
  }
}
