package checkerboard;

/**
 * The codes of the pieces, as the outside world knows them. Inside of Checkerboard they are
 * translated to an enum.
 */
public interface Piece {

    /** Free. */
    int NO_PIECE = 'x';
    /** Red. */
    int RED_PAWN = 'r';
    /** Red and crowned. */
    int RED_KING = 'R';
    /** Black. */
    int BLACK_PAWN = 'b';
    /** Black and crowned. */
    int BLACK_KING = 'B';
}
