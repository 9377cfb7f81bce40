package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** My own tests. */
class CheckerboardTest {

    @Test
    void pawnsStartOnBlackSquares() {
        Checkerboard board = new Checkerboard();
        board.init();
        assertEquals(Piece.BLACK_PAWN, board.occupant(0, 0));
        assertEquals(Piece.NO_PIECE, board.occupant(0, 1));
    }

    @Test
    void pawnsStepForward() {
        Checkerboard board = new Checkerboard();
        board.init();
        assertTrue(board.isMove(2, 2, 3, 3));
    }
}
