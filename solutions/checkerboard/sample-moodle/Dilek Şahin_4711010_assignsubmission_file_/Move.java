package checkerboard;

import java.awt.Point;

/**
 * A node of a list of moves. It keeps its four coordinates in an array.
 */
public class Move implements Piece
{
	private final int[] way;
	private final int who;
	private final boolean over;
	private Move behind;

	/**
	 * Makes a node.
	 *
	 * @param fromRow row at first
	 * @param fromCol column at first
	 * @param toRow row at last
	 * @param toCol column at last
	 * @param piece code of the piece
	 * @param isJump is it a jump?
	 * @param next the node behind it
	 */
	public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next)
	{
		way = new int[] { fromRow, fromCol, toRow, toCol };
		who = piece;
		over = isJump;
		behind = next;
	}

	/**
	 * The node behind this one.
	 *
	 * @return null if there is none
	 */
	public Move getNext()
	{
		return behind;
	}

	/**
	 * Puts another node behind this one.
	 *
	 * @param next null if there shall be none
	 */
	public void setNext(Move next)
	{
		behind = next;
	}

	/**
	 * Is it a jump?
	 *
	 * @return yes or no
	 */
	public boolean isJump()
	{
		return over;
	}

	/**
	 * The place at first.
	 *
	 * @return x is the row, y the column
	 */
	public Point getFrom()
	{
		return at(0);
	}

	/**
	 * The place at last.
	 *
	 * @return x is the row, y the column
	 */
	public Point getTo()
	{
		return at(2);
	}

	private Point at(int index)
	{
		Point point = new Point();
		point.x = way[index];
		point.y = way[index + 1];
		return point;
	}

	/**
	 * Shows the node.
	 *
	 * @return a text
	 */
	public String toString()
	{
		return who + ": " + way[0] + way[1] + (over ? " jump " : " step ") + way[2] + way[3];
	}
}
