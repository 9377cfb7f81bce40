package checkerboard;

import org.junit.jupiter.api.Test;

class MoveTest {

  @Test
  void everything() {
    Move step = new Move(2, 2, 3, 1, Piece.BLACK_PAWN, false, null);
    Move jump = new Move(5, 1, 3, 3, Piece.RED_KING, true, step);
    jump.getFrom();
    jump.getTo();
    jump.isJump();
    jump.getNext();
    jump.setNext(null);
    for (int piece = 0; piece < 5; piece++) {
      new Move(2, 2, 3, 1, piece, false, null).toString();
    }
  }
}
