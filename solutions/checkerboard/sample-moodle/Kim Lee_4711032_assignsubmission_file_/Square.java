package checkerboard;

/**
 * A square with a content, and the square after it.
 *
 * @author student
 */
public class Square implements Piece {

	private int row;
	private int col;
	private int piece;
	private Square next;

	/**
	 * Constructs the last square of a list.
	 *
	 * @param row the row
	 * @param col the column
	 * @param piece the content
	 * @throws CBException if row, column or content do not exist
	 */
	public Square(int row, int col, int piece) throws CBException {
		initSquare(row, col, piece, null);
	}

	/**
	 * Constructs a square that is not the last one.
	 *
	 * @param row the row
	 * @param col the column
	 * @param piece the content
	 * @param next the square after it
	 * @throws CBException if row, column or content do not exist
	 */
	public Square(int row, int col, int piece, Square next) throws CBException {
		initSquare(row, col, piece, next);
	}

	private void initSquare(int row, int col, int piece, Square next) throws CBException {
		if (!inRange(row)) {
			throw new CBException("Row " + row + " does not exist.");
		}
		if (!inRange(col)) {
			throw new CBException("Column " + col + " does not exist.");
		}
		switch (piece) {
			case NO_PIECE:
			case RED_PAWN:
			case RED_KING:
			case BLACK_PAWN:
			case BLACK_KING:
				break;
			default:
				throw new CBException("Piece " + piece + " does not exist.");
		}
		this.row = row;
		this.col = col;
		this.piece = piece;
		this.next = next;
	}

	private boolean inRange(int number) {
		switch (number) {
			case 0: case 1: case 2: case 3: case 4: case 5: case 6: case 7:
				return true;
			default:
				return false;
		}
	}

	/**
	 * Gets the square after this one.
	 *
	 * @return the square after this one, or null
	 */
	public Square getNext() {
		return next;
	}

	/**
	 * Sets the square after this one.
	 *
	 * @param next the square after this one, or null
	 */
	public void setNext(Square next) {
		this.next = next;
	}

	/** The square as a string. */
	@Override
	public String toString() {
		return "[" + row + "][" + col + "]=" + piece;
	}
}
