/** Die Steine als Zahlen. */
public interface Piece {
    int NO_PIECE = 0;
    int RED_PAWN = 3;
    int RED_KING = 4;
    int BLACK_PAWN = 1;
    int BLACK_KING = 2;
}
