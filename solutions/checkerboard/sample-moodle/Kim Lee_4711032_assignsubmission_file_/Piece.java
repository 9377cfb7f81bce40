package checkerboard;

/**
 * Codes for the five things a square can contain. They are constants, so that they can stand
 * behind a <code>case</code>.
 *
 * @author student
 */
public interface Piece {

	/** Empty. */
	int NO_PIECE = -1;

	/** Red man. */
	int RED_PAWN = 20;

	/** Black man. */
	int BLACK_PAWN = 10;

	/** Red king. */
	int RED_KING = 21;

	/** Black king. */
	int BLACK_KING = 11;
}
