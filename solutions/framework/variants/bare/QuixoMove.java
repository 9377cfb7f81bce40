import framework.model.*;

/** Moves a cube, with recursion. */
public class QuixoMove extends MovePieceMove
{
	private Piece myPiece;

	/**
	 * Constructor.
	 * @param controller c
	 * @param player p
	 * @param piece cube
	 * @param from from
	 * @param to to
	 */
	public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to)
	{
		super(controller, player, piece, from, to);
		myPiece = new QuixoPiece(player);
	}

	protected boolean makeMoveHook()
	{
		getFromSpace().clearSpace();
		fill(getFromSpace(), getToSpace());
		getToSpace().placePiece(myPiece);
		return true;
	}

	protected boolean undoHook()
	{
		getToSpace().clearSpace();
		fill(getToSpace(), getFromSpace());
		getFromSpace().placePiece(getPiece());
		return true;
	}

	// fills the hole from the neighbour, then the hole there, and so on
	private void fill(Space hole, Space end)
	{
		if (hole == end)
			return;
		int row = hole.getRow();
		int col = hole.getColumn();
		if (row < end.getRow())
			row++;
		else if (row > end.getRow())
			row--;
		else if (col < end.getColumn())
			col++;
		else
			col--;
		Space neighbour = Board.instance().getSpace(row, col);
		hole.placePiece(neighbour.clearSpace());
		fill(neighbour, end);
	}
}
