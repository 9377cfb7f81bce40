package checkerboard;

/**
 * Piece codes.
 */
public interface Piece {

    int NO_PIECE = 0;

    int RED_PAWN = 1 << 0;
    int RED_KING = 1 << 1;

    int BLACK_PAWN = 1 << 2;
    int BLACK_KING = 1 << 3;
}
