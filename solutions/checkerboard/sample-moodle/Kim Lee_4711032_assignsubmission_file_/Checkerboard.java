package checkerboard;

/**
 * The checkerboard.
 *
 * @author student
 */
public class Checkerboard implements Piece {

	private int[][] theBoard = new int[8][8];

	/** Constructs a board. It is empty. */
	public Checkerboard() {
		zero();
	}

	/**
	 * Tells if a piece is black.
	 *
	 * @param piece the piece
	 * @return true if it is
	 */
	public static boolean isBlack(int piece) {
		switch (piece) {
			case BLACK_PAWN:
			case BLACK_KING:
				return true;
			default:
				return false;
		}
	}

	/**
	 * Tells if a piece is red.
	 *
	 * @param piece the piece
	 * @return true if it is
	 */
	public static boolean isRed(int piece) {
		switch (piece) {
			case RED_PAWN:
			case RED_KING:
				return true;
			default:
				return false;
		}
	}

	/**
	 * Tells if a piece is a pawn.
	 *
	 * @param piece the piece
	 * @return true if it is
	 */
	public static boolean isPawn(int piece) {
		switch (piece) {
			case RED_PAWN:
			case BLACK_PAWN:
				return true;
			default:
				return false;
		}
	}

	/**
	 * Gets the row where a piece becomes a king.
	 *
	 * @param piece the piece
	 * @return the row
	 */
	public static int kingRow(int piece) {
		switch (piece) {
			case RED_PAWN:
			case RED_KING:
				return 0;
			case BLACK_PAWN:
			case BLACK_KING:
				return 7;
			default:
				throw new IllegalArgumentException("not a piece: " + piece);
		}
	}

	/** Sets everything to NO_PIECE. */
	public void zero() {
		for (int row = 0; row < 8; row++) {
			for (int col = 0; col < 8; col++) {
				theBoard[row][col] = NO_PIECE;
			}
		}
	}

	/** Sets up a new game. */
	public void init() {
		zero();
		for (int row = 0; row < 8; row++) {
			for (int col = 0; col < 8; col++) {
				if (!validate(row, col)) {
					continue;
				}
				switch (row) {
					case 0: case 1: case 2:
						theBoard[row][col] = BLACK_PAWN;
						break;
					case 5: case 6: case 7:
						theBoard[row][col] = RED_PAWN;
						break;
					default:
						break;
				}
			}
		}
	}

	/**
	 * Tells if a square is good.
	 *
	 * @param row its row
	 * @param col its column
	 * @return true if it is on the board and black
	 */
	public boolean validate(int row, int col) {
		if (row < 0 || row >= 8) {
			return false;
		}
		if (col < 0 || col >= 8) {
			return false;
		}
		return (row + col) % 2 == 0;
	}

	/**
	 * Gets the piece on a square.
	 *
	 * @param row its row
	 * @param col its column
	 * @return the piece
	 */
	public int occupant(int row, int col) {
		return theBoard[row][col];
	}

	/**
	 * Gets the piece on a square and removes it.
	 *
	 * @param row its row
	 * @param col its column
	 * @return the piece
	 */
	public int pickUp(int row, int col) {
		int piece = theBoard[row][col];
		theBoard[row][col] = NO_PIECE;
		return piece;
	}

	/**
	 * Adds a piece to a square.
	 *
	 * @param piece the piece
	 * @param row its row
	 * @param col its column
	 * @return true if it was added
	 */
	public boolean addPiece(int piece, int row, int col) {
		if (!validate(row, col)) {
			return false;
		}
		switch (piece) {
			case RED_PAWN:
			case BLACK_PAWN:
				if (theBoard[row][col] == piece) {
					theBoard[row][col] = piece == RED_PAWN ? RED_KING : BLACK_KING;
					return true;
				}
				// falls through: a pawn may also go to an empty square
			case RED_KING:
			case BLACK_KING:
				switch (theBoard[row][col]) {
					case NO_PIECE:
						theBoard[row][col] = piece;
						return true;
					default:
						return false;
				}
			default:
				return false;
		}
	}

	/**
	 * Gets all moves of all pieces.
	 *
	 * @return the first one, or null
	 */
	public Move getMoves() {
		Move head = null;
		Move tail = null;
		for (int row = 0; row < 8; row++) {
			for (int col = 0; col < 8; col++) {
				Move more = getMoves(row, col);
				if (more != null) {
					if (tail == null) {
						head = more;
					} else {
						tail.setNext(more);
					}
					tail = more;
					while (tail.getNext() != null) {
						tail = tail.getNext();
					}
				}
			}
		}
		return head;
	}

	/**
	 * Gets all moves of one piece.
	 *
	 * @param row its row
	 * @param col its column
	 * @return the first one, or null
	 */
	public Move getMoves(int row, int col) {
		Move list = null;
		int piece = occupant(row, col);
		for (int quarter = 0; quarter < 4; quarter++) {
			int up;
			int right;
			switch (quarter) {
				case 0:
					up = 1;
					right = 1;
					break;
				case 1:
					up = 1;
					right = -1;
					break;
				case 2:
					up = -1;
					right = 1;
					break;
				default:
					up = -1;
					right = -1;
			}
			if (isMove(row, col, row + up, col + right)) {
				list = new Move(row, col, row + up, col + right, piece, false, list);
			} else if (isJump(row, col, row + 2 * up, col + 2 * right)) {
				list = new Move(row, col, row + 2 * up, col + 2 * right, piece, true, list);
			}
		}
		return list;
	}

	/**
	 * Tells if a step is legal.
	 *
	 * @param fromRow row of the start
	 * @param fromCol column of the start
	 * @param toRow row of the goal
	 * @param toCol column of the goal
	 * @return true if it is
	 */
	public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
		if (!validate(toRow, toCol) || occupant(toRow, toCol) != NO_PIECE) {
			return false;
		}
		if (Math.abs(fromCol - toCol) != 1) {
			return false;
		}
		switch (occupant(fromRow, fromCol)) {
			case BLACK_PAWN:
				return toRow == fromRow + 1;
			case RED_PAWN:
				return toRow == fromRow - 1;
			case BLACK_KING:
			case RED_KING:
				return toRow == fromRow + 1 || toRow == fromRow - 1;
			default:
				return false;
		}
	}

	/**
	 * Tells if a jump is legal.
	 *
	 * @param fromRow row of the start
	 * @param fromCol column of the start
	 * @param toRow row of the goal
	 * @param toCol column of the goal
	 * @return true if it is
	 */
	public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
		if (!validate(toRow, toCol) || occupant(toRow, toCol) != NO_PIECE) {
			return false;
		}
		if (Math.abs(fromCol - toCol) != 2 || Math.abs(fromRow - toRow) != 2) {
			return false;
		}
		int over = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
		switch (occupant(fromRow, fromCol)) {
			case BLACK_PAWN:
				return toRow > fromRow && isRed(over);
			case RED_PAWN:
				return toRow < fromRow && isBlack(over);
			case BLACK_KING:
				return isRed(over);
			case RED_KING:
				return isBlack(over);
			default:
				return false;
		}
	}

	/** The board as a string. */
	@Override
	public String toString() {
		String separator = System.getProperty("line.separator");
		StringBuffer buffer = new StringBuffer();
		for (int row = 7; row >= 0; row--) {
			buffer.append(row);
			for (int col = 0; col < 8; col++) {
				switch (theBoard[row][col]) {
					case RED_PAWN:
						buffer.append(" r ");
						break;
					case RED_KING:
						buffer.append(" R ");
						break;
					case BLACK_PAWN:
						buffer.append(" b ");
						break;
					case BLACK_KING:
						buffer.append(" B ");
						break;
					default:
						buffer.append(" . ");
				}
			}
			buffer.append(separator);
		}
		buffer.append("  0  1  2  3  4  5  6  7 ");
		return buffer.toString();
	}

	/**
	 * Gets all squares with a piece.
	 *
	 * @return the first one, or null
	 * @throws CBException if a square does not exist
	 */
	public Square getBoardList() throws CBException {
		Square list = null;
		for (int row = 7; row >= 0; row--) {
			for (int col = 7; col >= 0; col--) {
				switch (theBoard[row][col]) {
					case NO_PIECE:
						break;
					default:
						list = new Square(row, col, theBoard[row][col], list);
				}
			}
		}
		return list;
	}
}
