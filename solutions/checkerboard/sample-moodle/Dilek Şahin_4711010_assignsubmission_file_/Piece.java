package checkerboard;

/**
 * What the cells of the board may contain.
 */
public interface Piece
{
	public static final int NO_PIECE = 1;
	public static final int RED_PAWN = 2;
	public static final int RED_KING = 4;
	public static final int BLACK_PAWN = 8;
	public static final int BLACK_KING = 16;
}
