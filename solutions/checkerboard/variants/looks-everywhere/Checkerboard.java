package checkerboard;

import java.util.ArrayList;
import java.util.List;

/**
 * A board of eight rows and eight columns, the pieces on it, and what these pieces are allowed to
 * do next.
 *
 * <p>Rows are counted from the bottom and columns from the left, both from 0. Pieces stand on the
 * black squares only, and the square in the lower left corner is black. Black pieces start at the
 * bottom.
 *
 * <p>The board does not know whose turn it is. A user interface decides that; the board answers
 * questions.
 */
public class Checkerboard implements Piece {

  private static final int SIZE = 8;
  private static final int ROWS_OF_PAWNS = 3;

  /** What stands where: the first index is the row, the second one is the column. */
  private final List<int[]> pieces = new ArrayList<>();

  /** Creates a board without pieces. */
  public Checkerboard() {
    zero();
  }

  // ---------------------------------------------------------------- questions about piece codes

  /**
   * Tells whether a code means a black piece.
   *
   * @param piece the code
   * @return {@code true} for pawns and kings of black
   */
  public static boolean isBlack(int piece) {
    return piece == BLACK_PAWN || piece == BLACK_KING;
  }

  /**
   * Tells whether a code means a red piece.
   *
   * @param piece the code
   * @return {@code true} for pawns and kings of red
   */
  public static boolean isRed(int piece) {
    return piece == RED_PAWN || piece == RED_KING;
  }

  /**
   * Tells whether a code means a pawn.
   *
   * @param piece the code
   * @return {@code true} for pawns of both colours
   */
  public static boolean isPawn(int piece) {
    return piece == BLACK_PAWN || piece == RED_PAWN;
  }

  /**
   * Tells where a piece becomes a king.
   *
   * @param piece the code of a piece
   * @return the row at the far end of the board, as the piece sees it
   */
  public static int kingRow(int piece) {
    return isBlack(piece) ? SIZE - 1 : 0;
  }

  private static boolean areOpponents(int one, int other) {
    return isBlack(one) && isRed(other) || isRed(one) && isBlack(other);
  }

  /** Whether a piece may go that many rows up (a negative number means down). */
  private static boolean mayGo(int piece, int rowsUp) {
    if (isPawn(piece)) {
      return isBlack(piece) ? rowsUp > 0 : rowsUp < 0;
    }
    return isBlack(piece) || isRed(piece);
  }

  // ------------------------------------------------------------------------- setting up the board

  /** Removes every piece. */
  public final void zero() {
    pieces.clear();
  }

  /** Sets the board up for a new game, whatever was on it before. */
  public void init() {
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        put(row, col, validate(row, col) ? atStart(row) : NO_PIECE);
      }
    }
  }

  /** What stands on the black squares of a row when a game begins. */
  private static int atStart(int row) {
    if (row < ROWS_OF_PAWNS) {
      return BLACK_PAWN;
    }
    return row >= SIZE - ROWS_OF_PAWNS ? RED_PAWN : NO_PIECE;
  }

  /**
   * Puts a piece on the board. Two pawns of one colour on one square make a king.
   *
   * @param piece the code of the piece
   * @param row the row
   * @param col the column
   * @return {@code false}, with the board left alone, if there is no such piece, if the square is
   *     not a black one of this board, or if it is taken
   */
  public boolean addPiece(int piece, int row, int col) {
    boolean isPiece = isBlack(piece) || isRed(piece);
    if (!isPiece || !validate(row, col)) {
      return false;
    }
    if (occupant(row, col) == NO_PIECE) {
      put(row, col, piece);
      return true;
    }
    if (isPawn(piece) && occupant(row, col) == piece) {
      put(row, col, isRed(piece) ? RED_KING : BLACK_KING);
      return true;
    }
    return false;
  }

  /**
   * Takes away what stands on a square.
   *
   * @param row the row, 0 to 7
   * @param col the column, 0 to 7
   * @return the code of what stood there
   */
  public int pickUp(int row, int col) {
    int piece = occupant(row, col);
    put(row, col, NO_PIECE);
    return piece;
  }

  // --------------------------------------------------------------------------- looking at squares

  /**
   * Tells whether pieces can stand on a square.
   *
   * @param row the row, any number
   * @param col the column, any number
   * @return {@code true} if the square is on the board and black
   */
  public boolean validate(int row, int col) {
    return isOnBoard(row) && isOnBoard(col) && (row + col) % 2 == 0;
  }

  private static boolean isOnBoard(int rowOrColumn) {
    return 0 <= rowOrColumn && rowOrColumn < SIZE;
  }

  /**
   * Tells what stands on a square.
   *
   * @param row the row, 0 to 7
   * @param col the column, 0 to 7
   * @return a code from {@link Piece}
   */
  public int occupant(int row, int col) {
    int found = NO_PIECE;
    for (int[] piece : pieces) {
      if (piece[0] == row && piece[1] == col) {
        found = piece[2];
      }
    }
    return found;
  }

  private void put(int row, int col, int code) {
    List<int[]> others = new ArrayList<>();
    for (int[] piece : pieces) {
      if (piece[0] != row || piece[1] != col) {
        others.add(piece);
      }
    }
    pieces.clear();
    pieces.addAll(others);
    if (code != NO_PIECE) {
      pieces.add(new int[] {row, col, code});
    }
  }

  /**
   * Makes a list of all squares that hold a piece.
   *
   * @return the first square of the list, or {@code null} if the board is empty
   * @throws CBException never, as long as the squares of this board are squares
   */
  public Square getBoardList() throws CBException {
    Square first = null;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (occupant(row, col) != NO_PIECE) {
          // The new square goes in front; what was the list so far comes after it.
          first = new Square(row, col, occupant(row, col), first);
        }
      }
    }
    return first;
  }

  // --------------------------------------------------------------------------------------- moves

  /**
   * Makes a list of everything that the pieces of both colours can do.
   *
   * @return the first move of the list, or {@code null} if nothing can move
   */
  public Move getMoves() {
    Move all = null;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        all = join(getMoves(row, col), all);
      }
    }
    return all;
  }

  /** Hangs the second list behind the last move of the first one. */
  private static Move join(Move first, Move second) {
    if (first == null) {
      return second;
    }
    Move last = first;
    while (last.getNext() != null) {
      last = last.getNext();
    }
    last.setNext(second);
    return first;
  }

  /**
   * Makes a list of everything that the piece on one square can do.
   *
   * @param row the row of the square
   * @param col the column of the square
   * @return the first move of the list; {@code null} if nothing stands there, or if it cannot move
   */
  public Move getMoves(int row, int col) {
    if (!validate(row, col) || occupant(row, col) == NO_PIECE) {
      return null;
    }
    int piece = occupant(row, col);
    Move list = null;
    for (int toRow = 0; toRow < SIZE; toRow++) {
      for (int toCol = 0; toCol < SIZE; toCol++) {
        if (isMove(row, col, toRow, toCol)) {
          list = new Move(row, col, toRow, toCol, piece, false, list);
        }
        if (isJump(row, col, toRow, toCol)) {
          list = new Move(row, col, toRow, toCol, piece, true, list);
        }
      }
    }
    return list;
  }

  /**
   * Tells whether a piece can step from one square to another.
   *
   * @param fromRow row of the square where it stands
   * @param fromCol column of that square
   * @param toRow row of the square where it would stand then
   * @param toCol column of that square
   * @return {@code true} if that is a legal step
   */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    return isFreeDiagonal(fromRow, fromCol, toRow, toCol, 1);
  }

  /**
   * Tells whether a piece can jump from one square to another, over an opponent.
   *
   * @param fromRow row of the square where it stands
   * @param fromCol column of that square
   * @param toRow row of the square where it would land
   * @param toCol column of that square
   * @return {@code true} if that is a legal jump
   */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    if (!isFreeDiagonal(fromRow, fromCol, toRow, toCol, 2)) {
      return false;
    }
    int between = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
    return areOpponents(occupant(fromRow, fromCol), between);
  }

  /**
   * What steps and jumps share: the piece may go in that direction, the way is a diagonal of the
   * given length, and it ends on an empty square.
   */
  private boolean isFreeDiagonal(int fromRow, int fromCol, int toRow, int toCol, int length) {
    int to = occupant(toRow, toCol);
    int from = occupant(fromRow, fromCol);
    return validate(fromRow, fromCol)
        && validate(toRow, toCol)
        && Math.abs(toRow - fromRow) == length
        && Math.abs(toCol - fromCol) == length
        && to == NO_PIECE
        && mayGo(from, toRow - fromRow);
  }

  // ------------------------------------------------------------------------------------- drawing

  /**
   * Draws the board, the top row first, with the numbers of rows and columns around it.
   *
   * @return the drawing, several lines of text
   */
  @Override
  public String toString() {
    String lineEnd = System.getProperty("line.separator");
    StringBuilder drawing = new StringBuilder();
    for (int row = SIZE - 1; row >= 0; row--) {
      drawing.append(row).append(" |");
      for (int col = 0; col < SIZE; col++) {
        drawing.append(' ').append(symbol(occupant(row, col))).append(' ');
      }
      drawing.append(lineEnd);
    }
    drawing.append("    0  1  2  3  4  5  6  7").append(lineEnd);
    return drawing.toString();
  }

  private static char symbol(int piece) {
    if (piece == RED_PAWN) {
      return 'r';
    } else if (piece == RED_KING) {
      return 'R';
    } else if (piece == BLACK_PAWN) {
      return 'b';
    } else if (piece == BLACK_KING) {
      return 'B';
    } else {
      return '.';
    }
  }
}
