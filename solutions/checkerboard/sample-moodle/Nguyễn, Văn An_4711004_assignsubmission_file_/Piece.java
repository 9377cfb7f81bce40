package checkerboard;

/** Piece codes. */
public interface Piece {

    int NO_PIECE = 5;
    int RED_PAWN = 6;
    int RED_KING = 7;
    int BLACK_PAWN = 8;
    int BLACK_KING = 9;
}
