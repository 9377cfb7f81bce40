package checkerboard;

/** The codes. Black ones are odd. */
public interface Piece {
    int NO_PIECE = 0;
    int BLACK_PAWN = 1;
    int RED_PAWN = 2;
    int BLACK_KING = 3;
    int RED_KING = 4;
}
