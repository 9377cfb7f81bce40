package checkerboard;

/**
 * A node of a list of squares.
 */
public class Square implements Piece
{
	// [0] is the row, [1] the column, [2] the piece
	private final int[] data;
	private Square next = null;

	/**
	 * Makes a node that is the last one.
	 *
	 * @param row the row
	 * @param col the column
	 * @param piece the code of the piece
	 * @throws CBException when a number makes no sense
	 */
	public Square(int row, int col, int piece) throws CBException
	{
		data = checked(row, col, piece);
	}

	/**
	 * Makes a node with another one behind it.
	 *
	 * @param row the row
	 * @param col the column
	 * @param piece the code of the piece
	 * @param next the node behind it
	 * @throws CBException when a number makes no sense
	 */
	public Square(int row, int col, int piece, Square next) throws CBException
	{
		data = checked(row, col, piece);
		this.next = next;
	}

	private static int[] checked(int row, int col, int piece) throws CBException
	{
		String problem = "";
		if (row < 0 || row > 7)
		{
			problem += " row=" + row;
		}
		if (col < 0 || col > 7)
		{
			problem += " column=" + col;
		}
		if (!(piece == NO_PIECE || piece == RED_PAWN || piece == RED_KING
			|| piece == BLACK_PAWN || piece == BLACK_KING))
		{
			problem += " piece=" + piece;
		}
		if (!problem.isEmpty())
		{
			throw new CBException("cannot make a square:" + problem);
		}
		return new int[] { row, col, piece };
	}

	/**
	 * The node behind this one.
	 *
	 * @return null if there is none
	 */
	public Square getNext()
	{
		return next;
	}

	/**
	 * Puts another node behind this one.
	 *
	 * @param next null if there shall be none
	 */
	public void setNext(Square next)
	{
		this.next = next;
	}

	/**
	 * Shows the node.
	 *
	 * @return brackets, brackets, equal sign, code
	 */
	public String toString()
	{
		return "[" + data[0] + "][" + data[1] + "]=" + data[2];
	}
}
