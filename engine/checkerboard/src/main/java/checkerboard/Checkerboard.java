package checkerboard;

import java.util.Arrays;

/**
 * A checkerboard and the pieces on it, for a game or for a checkers problem.
 *
 * <p>Row 0, column 0 is the lower left corner, row 7, column 0 the upper left one. A square is
 * black where row + column is even; only black squares ever hold a piece. Black starts at the
 * bottom and moves up, red starts at the top and moves down. The board knows the rules of a single
 * step and a single jump. It keeps no turns: whose turn it is, and who wins, is for the program
 * that uses it.
 */
public class Checkerboard implements Piece {

  private static final int SIZE = 8;

  /** Rows that each side fills with pawns at the start of a game. */
  private static final int START_ROWS = 3;

  private final int[][] theBoard = new int[SIZE][SIZE];

  /** Makes an empty board. */
  public Checkerboard() {
    // The numbers in a new array are 0, and NO_PIECE need not be 0.
    clear();
  }

  /**
   * Tells whether a code stands for a black piece.
   *
   * @param piece any number
   * @return true for a black pawn or a black king
   */
  public static boolean isBlack(int piece) {
    return piece == BLACK_PAWN || piece == BLACK_KING;
  }

  /**
   * Tells whether a code stands for a red piece.
   *
   * @param piece any number
   * @return true for a red pawn or a red king
   */
  public static boolean isRed(int piece) {
    return piece == RED_PAWN || piece == RED_KING;
  }

  /**
   * Tells whether a code stands for a pawn of either colour.
   *
   * @param piece any number
   * @return true for a red pawn or a black pawn
   */
  public static boolean isPawn(int piece) {
    return piece == RED_PAWN || piece == BLACK_PAWN;
  }

  /**
   * Returns the row where a piece becomes a king: the far end of the board, as its colour sees it.
   *
   * @param piece the code of a piece
   * @return 7 for a black piece, 0 for a red one, -1 for anything else
   */
  public static int kingRow(int piece) {
    if (isBlack(piece)) {
      return SIZE - 1;
    }
    if (isRed(piece)) {
      return 0;
    }
    return -1;
  }

  /** Takes all pieces off the board. */
  public void zero() {
    clear();
  }

  /**
   * Sets up a new game: twelve black pawns on the black squares of rows 0 to 2, twelve red pawns on
   * those of rows 5 to 7, nothing between them.
   */
  public void init() {
    clear();
    for (int row = 0; row < START_ROWS; row++) {
      fillRow(row, BLACK_PAWN);
      fillRow(SIZE - 1 - row, RED_PAWN);
    }
  }

  private void clear() {
    for (int[] row : theBoard) {
      Arrays.fill(row, NO_PIECE);
    }
  }

  private void fillRow(int row, int piece) {
    for (int col = 0; col < SIZE; col++) {
      if (validate(row, col)) {
        theBoard[row][col] = piece;
      }
    }
  }

  /**
   * Tells whether there is such a square and it is black.
   *
   * @param row any number
   * @param col any number
   * @return true for a black square of the board
   */
  public boolean validate(int row, int col) {
    boolean onBoard = row >= 0 && row < SIZE && col >= 0 && col < SIZE;
    return onBoard && (row + col) % 2 == 0;
  }

  /**
   * Returns what stands on a square.
   *
   * @param row the row, 0 to 7
   * @param col the column, 0 to 7
   * @return the code of the piece, or {@code NO_PIECE}
   * @throws ArrayIndexOutOfBoundsException if the square is off the board
   */
  public int occupant(int row, int col) {
    return theBoard[row][col];
  }

  /**
   * Takes away what stands on a square, so that the square is empty afterwards.
   *
   * @param row the row, 0 to 7
   * @param col the column, 0 to 7
   * @return the code of the piece that stood there, or {@code NO_PIECE}
   * @throws ArrayIndexOutOfBoundsException if the square is off the board
   */
  public int pickUp(int row, int col) {
    int piece = theBoard[row][col];
    theBoard[row][col] = NO_PIECE;
    return piece;
  }

  /**
   * Puts a piece on an empty black square. A pawn may also be put on a pawn of its own colour: the
   * two become a king, as with real pieces.
   *
   * @param piece the code of a piece
   * @param row any number
   * @param col any number
   * @return true if the piece is on the board now; false if nothing was changed, because the code
   *     is none of the four pieces, the square is no black square of the board, or it is occupied
   */
  public boolean addPiece(int piece, int row, int col) {
    if (!validate(row, col) || !(isBlack(piece) || isRed(piece))) {
      return false;
    }
    if (theBoard[row][col] == NO_PIECE) {
      theBoard[row][col] = piece;
      return true;
    }
    if (isPawn(piece) && theBoard[row][col] == piece) {
      theBoard[row][col] = isBlack(piece) ? BLACK_KING : RED_KING;
      return true;
    }
    return false;
  }

  /**
   * Lists every step and every jump of both colours. The list is new each time.
   *
   * <p>Cost: about the same for every position.
   *
   * @return the first move of a linked list, ordered by the square where the piece stands: row 0
   *     first, within a row from left to right; null if nothing can move
   */
  public Move getMoves() {
    // For each of the 32 black squares, a look at the 25 squares around it. From the last square to
    // the first: each piece's moves go in front of those found before, and no list has to be walked
    // to its end.
    Move list = null;
    for (int row = SIZE - 1; row >= 0; row--) {
      for (int col = SIZE - 1; col >= 0; col--) {
        list = putMovesBefore(list, row, col);
      }
    }
    return list;
  }

  /**
   * Lists every step and every jump of the piece on one square. The list is new each time.
   *
   * @param row any number
   * @param col any number
   * @return the first move of a linked list, ordered by the square where the piece would go: lowest
   *     row first; null if there is no such square, no piece on it, or no move for the piece
   */
  public Move getMoves(int row, int col) {
    return putMovesBefore(null, row, col);
  }

  /** Returns the moves of the piece on a square, followed by the moves in a list. */
  private Move putMovesBefore(Move list, int row, int col) {
    if (!validate(row, col)) {
      return list;
    }
    int piece = occupant(row, col);
    Move first = list;
    for (int toRow = row + 2; toRow >= row - 2; toRow--) {
      for (int toCol = col + 2; toCol >= col - 2; toCol--) {
        if (isMove(row, col, toRow, toCol)) {
          first = new Move(row, col, toRow, toCol, piece, false, first);
        } else if (isJump(row, col, toRow, toCol)) {
          first = new Move(row, col, toRow, toCol, piece, true, first);
        }
      }
    }
    return first;
  }

  /**
   * Tells whether the piece on one square may step to another: one row and one column away, to an
   * empty square; pawns only forward, kings both ways.
   *
   * @param fromRow any number
   * @param fromCol any number
   * @param toRow any number
   * @param toCol any number
   * @return true if the step is possible; false if not, if there is no piece, or if a square is off
   *     the board
   */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    return canReach(fromRow, fromCol, toRow, toCol, 1);
  }

  /**
   * Tells whether the piece on one square may jump to another: two rows and two columns away, to an
   * empty square, over a piece of the other colour; pawns only forward, kings both ways.
   *
   * @param fromRow any number
   * @param fromCol any number
   * @param toRow any number
   * @param toCol any number
   * @return true if the jump is possible; false if not, if there is no piece, or if a square is off
   *     the board
   */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    if (!canReach(fromRow, fromCol, toRow, toCol, 2)) {
      return false;
    }
    int piece = occupant(fromRow, fromCol);
    int between = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
    return (isBlack(piece) && isRed(between)) || (isRed(piece) && isBlack(between));
  }

  /**
   * What steps and jumps have in common: an empty square at that distance, in the right direction.
   */
  private boolean canReach(int fromRow, int fromCol, int toRow, int toCol, int distance) {
    if (!validate(fromRow, fromCol) || !validate(toRow, toCol)) {
      return false;
    }
    int piece = occupant(fromRow, fromCol);
    int up = toRow - fromRow;
    int right = toCol - fromCol;
    if (piece == NO_PIECE || occupant(toRow, toCol) != NO_PIECE) {
      return false;
    }
    if (Math.abs(up) != distance || Math.abs(right) != distance) {
      return false;
    }
    boolean forward = isBlack(piece) ? up > 0 : up < 0;
    return forward || !isPawn(piece);
  }

  /**
   * Draws the board.
   *
   * @return eight lines, row 7 first, with {@code " r "} and {@code " b "} for pawns, {@code " R "}
   *     and {@code " B "} for kings, {@code " . "} for empty squares, and the row's number on the
   *     left; then a line with the numbers of the columns. Each line ends as the system ends lines.
   */
  @Override
  public String toString() {
    String lineEnd = System.lineSeparator();
    StringBuilder drawing = new StringBuilder();
    for (int row = SIZE - 1; row >= 0; row--) {
      drawing.append(row).append(' ');
      for (int col = 0; col < SIZE; col++) {
        drawing.append(' ').append(letter(occupant(row, col))).append(' ');
      }
      drawing.append(lineEnd);
    }
    drawing.append("  ");
    for (int col = 0; col < SIZE; col++) {
      drawing.append(' ').append(col).append(' ');
    }
    return drawing.append(lineEnd).toString();
  }

  private static char letter(int piece) {
    char letter = '.';
    if (isRed(piece)) {
      letter = 'r';
    } else if (isBlack(piece)) {
      letter = 'b';
    }
    return isPawn(piece) ? letter : Character.toUpperCase(letter);
  }

  /**
   * Lists the squares that hold a piece. The list is new each time.
   *
   * @return the first square of a linked list, row 0 first, within a row from left to right; null
   *     if the board is empty
   * @throws CBException if a square cannot be made; with the squares of this board that cannot be
   */
  public Square getBoardList() throws CBException {
    Square list = null;
    for (int row = SIZE - 1; row >= 0; row--) {
      for (int col = SIZE - 1; col >= 0; col--) {
        if (occupant(row, col) != NO_PIECE) {
          list = new Square(row, col, occupant(row, col), list);
        }
      }
    }
    return list;
  }
}
