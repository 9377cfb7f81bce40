import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A cube. */
public class QuixoPiece extends Piece {

	/**
	 * Constructor.
	 * @param player owner
	 */
	public QuixoPiece(Player player)
	{
		super(player);
	}

	/** May this player take the cube? */
	public boolean isMoveableBy(Player mover)
	{
		Player owner = getPlayer();
		if ((owner == null) || (owner == mover))
			return isMoveable();
		else
			return false;
	}

	/** Is the cube on the edge? */
	protected boolean isMoveable()
	{
		int row = getSpace().getRow();
		int col = getSpace().getColumn();
		int max = Board.instance().getRows() - 1;
		return row == 0 || row == max || col == 0 || col == max;
	}

	/** May the cube go there? */
	public boolean isMoveableTo(Space target)
	{
		Space s = getSpace();
		int max = Board.instance().getColumns() - 1;
		if (s == target)
			return false;
		if (s.getRow() == target.getRow())
			return target.getColumn() == 0 || target.getColumn() == max;
		if (s.getColumn() == target.getColumn())
			return target.getRow() == 0 || target.getRow() == max;
		return false;
	}
}
