package checkerboard;

import java.awt.Point;

/**
 * A move with all that belongs to it, and the move after it.
 *
 * @author student
 */
public class Move implements Piece {

	private int fromRow;
	private int fromCol;
	private int toRow;
	private int toCol;
	private int piece;
	private boolean isJump;
	private Move next;

	/**
	 * Constructs a move.
	 *
	 * @param fromRow row of the start
	 * @param fromCol column of the start
	 * @param toRow row of the goal
	 * @param toCol column of the goal
	 * @param piece the piece
	 * @param isJump if it jumps
	 * @param next the move after it
	 */
	public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next) {
		this.fromRow = fromRow;
		this.fromCol = fromCol;
		this.toRow = toRow;
		this.toCol = toCol;
		this.piece = piece;
		this.isJump = isJump;
		this.next = next;
	}

	/**
	 * Gets the move after this one.
	 *
	 * @return the move after this one, or null
	 */
	public Move getNext() {
		return next;
	}

	/**
	 * Sets the move after this one.
	 *
	 * @param next the move after this one, or null
	 */
	public void setNext(Move next) {
		this.next = next;
	}

	/**
	 * Gets if it jumps.
	 *
	 * @return true if it jumps
	 */
	public boolean isJump() {
		return isJump;
	}

	/**
	 * Gets the start.
	 *
	 * @return the start
	 */
	public Point getFrom() {
		return new Point(fromRow, fromCol);
	}

	/**
	 * Gets the goal.
	 *
	 * @return the goal
	 */
	public Point getTo() {
		return new Point(toRow, toCol);
	}

	/** The move as a string. */
	@Override
	public String toString() {
		String who;
		switch (piece) {
			case RED_PAWN:
				who = "Red pawn";
				break;
			case RED_KING:
				who = "Red king";
				break;
			case BLACK_PAWN:
				who = "Black pawn";
				break;
			case BLACK_KING:
				who = "Black king";
				break;
			default:
				who = "Nobody";
		}
		return who + " [" + fromRow + "][" + fromCol + "] to [" + toRow + "][" + toCol + "]"
				+ (isJump ? ", a jump" : "");
	}
}
