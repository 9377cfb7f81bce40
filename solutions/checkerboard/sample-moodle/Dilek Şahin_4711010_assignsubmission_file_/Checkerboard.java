package checkerboard;

/**
 * The board in one long array, with a border of two cells on each side. Border cells and white
 * squares hold OUTSIDE, so no index ever has to be tested: what is OUTSIDE is not empty, and
 * belongs to nobody.
 *
 *      index = (row + 2) * 12 + (column + 2)
 */
public class Checkerboard implements Piece
{
	private static final int WIDTH = 12;
	private static final int UP = WIDTH;
	private static final int RIGHT = 1;
	private static final int[] DIAGONALS = { UP - RIGHT, UP + RIGHT, -UP - RIGHT, -UP + RIGHT };

	/* A number that is no piece, whatever the codes of the pieces are. */
	private static final int OUTSIDE = outside();

	private final int[] cells = new int[WIDTH * WIDTH];

	private static int outside()
	{
		int number = 0;
		while (number == NO_PIECE || isRed(number) || isBlack(number))
		{
			number--;
		}
		return number;
	}

	/**
	 * Tells black from the rest.
	 *
	 * @param piece a code
	 * @return true if black
	 */
	public static boolean isBlack(int piece)
	{
		return piece == BLACK_PAWN || piece == BLACK_KING;
	}

	/**
	 * Tells red from the rest.
	 *
	 * @param piece a code
	 * @return true if red
	 */
	public static boolean isRed(int piece)
	{
		return piece == RED_PAWN || piece == RED_KING;
	}

	/**
	 * Tells pawns from the rest.
	 *
	 * @param piece a code
	 * @return true if pawn
	 */
	public static boolean isPawn(int piece)
	{
		return piece == RED_PAWN || piece == BLACK_PAWN;
	}

	/**
	 * Where kings are made.
	 *
	 * @param piece a code
	 * @return a row
	 */
	public static int kingRow(int piece)
	{
		if (isBlack(piece))
		{
			return 7;
		}
		else
		{
			return 0;
		}
	}

	/**
	 * Clears the board, and sets up the border.
	 */
	public void zero()
	{
		for (int i = 0; i < cells.length; i++)
		{
			int row = i / WIDTH - 2;
			int col = i % WIDTH - 2;
			cells[i] = validate(row, col) ? NO_PIECE : OUTSIDE;
		}
	}

	/**
	 * Starts a game.
	 */
	public void init()
	{
		zero();
		for (int i = 0; i < cells.length; i++)
		{
			if (cells[i] != OUTSIDE)
			{
				if (i / WIDTH - 2 <= 2)
				{
					cells[i] = BLACK_PAWN;
				}
				if (i / WIDTH - 2 >= 5)
				{
					cells[i] = RED_PAWN;
				}
			}
		}
	}

	/**
	 * Is it a square for pieces?
	 *
	 * @param row any number
	 * @param col any number
	 * @return true if it is
	 */
	public boolean validate(int row, int col)
	{
		if (row < 0 || row > 7 || col < 0 || col > 7)
		{
			return false;
		}
		return row % 2 == col % 2;
	}

	private static int index(int row, int col)
	{
		return (row + 2) * WIDTH + col + 2;
	}

	/**
	 * What is there?
	 *
	 * @param row 0 to 7
	 * @param col 0 to 7
	 * @return a code
	 */
	public int occupant(int row, int col)
	{
		int found = cells[index(row, col)];
		return found == OUTSIDE ? NO_PIECE : found;
	}

	/**
	 * Takes what is there.
	 *
	 * @param row 0 to 7
	 * @param col 0 to 7
	 * @return a code
	 */
	public int pickUp(int row, int col)
	{
		int found = occupant(row, col);
		if (found != NO_PIECE)
		{
			cells[index(row, col)] = NO_PIECE;
		}
		return found;
	}

	/**
	 * Puts a piece there.
	 *
	 * @param piece a code
	 * @param row any number
	 * @param col any number
	 * @return true if it is there now
	 */
	public boolean addPiece(int piece, int row, int col)
	{
		boolean possible = false;
		if (validate(row, col) && (isBlack(piece) || isRed(piece)))
		{
			int i = index(row, col);
			if (cells[i] == NO_PIECE)
			{
				cells[i] = piece;
				possible = true;
			}
			else if (cells[i] == BLACK_PAWN && piece == BLACK_PAWN)
			{
				cells[i] = BLACK_KING;
				possible = true;
			}
			else if (cells[i] == RED_PAWN && piece == RED_PAWN)
			{
				cells[i] = RED_KING;
				possible = true;
			}
		}
		return possible;
	}

	/**
	 * All moves of all pieces.
	 *
	 * @return the first of them
	 */
	public Move getMoves()
	{
		Move list = null;
		for (int row = 7; row >= 0; row--)
		{
			for (int col = row % 2; col < 8; col += 2)
			{
				Move some = getMoves(row, col);
				while (some != null)
				{
					// take the head off one list and put it on the other one
					Move rest = some.getNext();
					some.setNext(list);
					list = some;
					some = rest;
				}
			}
		}
		return list;
	}

	/**
	 * All moves of a piece.
	 *
	 * @param row its row
	 * @param col its column
	 * @return the first of them
	 */
	public Move getMoves(int row, int col)
	{
		Move list = null;
		int from = index(row, col);
		for (int d : DIAGONALS)
		{
			int way = 0;
			if (canStep(from, d))
			{
				way = 1;
			}
			else if (canJump(from, d))
			{
				way = 2;
			}
			if (way != 0)
			{
				int to = from + way * d;
				list = new Move(row, col, to / WIDTH - 2, to % WIDTH - 2, cells[from], way == 2, list);
			}
		}
		return list;
	}

	private boolean goesThere(int piece, int d)
	{
		switch (d > 0 ? 1 : -1)
		{
			case 1:
				return isBlack(piece) || piece == RED_KING;
			default:
				return isRed(piece) || piece == BLACK_KING;
		}
	}

	private boolean canStep(int from, int d)
	{
		return goesThere(cells[from], d) && cells[from + d] == NO_PIECE;
	}

	private boolean canJump(int from, int d)
	{
		int over = cells[from + d];
		boolean enemy = isRed(cells[from]) ? isBlack(over) : isRed(over);
		return goesThere(cells[from], d) && enemy && cells[from + 2 * d] == NO_PIECE;
	}

	/**
	 * May the piece step like this?
	 *
	 * @param fromRow row at first
	 * @param fromCol column at first
	 * @param toRow row at last
	 * @param toCol column at last
	 * @return true if it may
	 */
	public boolean isMove(int fromRow, int fromCol, int toRow, int toCol)
	{
		int up = toRow - fromRow;
		int right = toCol - fromCol;
		if (up * up != 1 || right * right != 1)
		{
			return false;
		}
		return canStep(index(fromRow, fromCol), up * UP + right * RIGHT);
	}

	/**
	 * May the piece jump like this?
	 *
	 * @param fromRow row at first
	 * @param fromCol column at first
	 * @param toRow row at last
	 * @param toCol column at last
	 * @return true if it may
	 */
	public boolean isJump(int fromRow, int fromCol, int toRow, int toCol)
	{
		int up = toRow - fromRow;
		int right = toCol - fromCol;
		if (up * up != 4 || right * right != 4)
		{
			return false;
		}
		return canJump(index(fromRow, fromCol), up / 2 * UP + right / 2 * RIGHT);
	}

	/**
	 * Draws the board in a frame.
	 *
	 * @return the drawing
	 */
	public String toString()
	{
		String nl = System.lineSeparator();
		String frame = "   +------------------------+" + nl;
		String drawing = frame;
		for (int row = 7; row >= 0; row--)
		{
			drawing += " " + row + " |";
			for (int col = 0; col < 8; col++)
			{
				drawing += " " + letter(occupant(row, col)) + " ";
			}
			drawing += "|" + nl;
		}
		return drawing + frame + "     0  1  2  3  4  5  6  7" + nl;
	}

	private static char letter(int piece)
	{
		String letters = "rRbB";
		int[] codes = { RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING };
		for (int i = 0; i < codes.length; i++)
		{
			if (codes[i] == piece)
			{
				return letters.charAt(i);
			}
		}
		return '.';
	}

	/**
	 * All pieces.
	 *
	 * @return the first of them
	 * @throws CBException if a square is impossible
	 */
	public Square getBoardList() throws CBException
	{
		Square list = null;
		for (int i = 0; i < cells.length; i++)
		{
			if (isBlack(cells[i]) || isRed(cells[i]))
			{
				list = new Square(i / WIDTH - 2, i % WIDTH - 2, cells[i], list);
			}
		}
		return list;
	}
}
