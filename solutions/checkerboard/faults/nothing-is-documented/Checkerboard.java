package checkerboard;

public class Checkerboard implements Piece {

  private static final int SIZE = 8;
  private static final int ROWS_OF_PAWNS = 3;

  private final int[][] theBoard = new int[SIZE][SIZE];

  public Checkerboard() {
    zero();
  }

  public static boolean isBlack(int piece) {
    return piece == BLACK_PAWN || piece == BLACK_KING;
  }

  public static boolean isRed(int piece) {
    return piece == RED_PAWN || piece == RED_KING;
  }

  public static boolean isPawn(int piece) {
    return piece == BLACK_PAWN || piece == RED_PAWN;
  }

  public static int kingRow(int piece) {
    return isBlack(piece) ? SIZE - 1 : 0;
  }

  private static boolean areOpponents(int one, int other) {
    return isBlack(one) && isRed(other) || isRed(one) && isBlack(other);
  }

  private static boolean mayGo(int piece, int rowsUp) {
    if (isPawn(piece)) {
      return isBlack(piece) ? rowsUp > 0 : rowsUp < 0;
    }
    return isBlack(piece) || isRed(piece);
  }

  public final void zero() {
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        theBoard[row][col] = NO_PIECE;
      }
    }
  }

  public void init() {
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        theBoard[row][col] = validate(row, col) ? atStart(row) : NO_PIECE;
      }
    }
  }

  private static int atStart(int row) {
    if (row < ROWS_OF_PAWNS) {
      return BLACK_PAWN;
    }
    return row >= SIZE - ROWS_OF_PAWNS ? RED_PAWN : NO_PIECE;
  }

  public boolean addPiece(int piece, int row, int col) {
    boolean isPiece = isBlack(piece) || isRed(piece);
    if (!isPiece || !validate(row, col)) {
      return false;
    }
    if (occupant(row, col) == NO_PIECE) {
      theBoard[row][col] = piece;
      return true;
    }
    if (isPawn(piece) && occupant(row, col) == piece) {
      theBoard[row][col] = isRed(piece) ? RED_KING : BLACK_KING;
      return true;
    }
    return false;
  }

  public int pickUp(int row, int col) {
    int piece = occupant(row, col);
    theBoard[row][col] = NO_PIECE;
    return piece;
  }

  public boolean validate(int row, int col) {
    return isOnBoard(row) && isOnBoard(col) && (row + col) % 2 == 0;
  }

  private static boolean isOnBoard(int rowOrColumn) {
    return 0 <= rowOrColumn && rowOrColumn < SIZE;
  }

  public int occupant(int row, int col) {
    return theBoard[row][col];
  }

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

  public Move getMoves() {
    Move all = null;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        all = join(getMoves(row, col), all);
      }
    }
    return all;
  }

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

  public Move getMoves(int row, int col) {
    if (!validate(row, col) || occupant(row, col) == NO_PIECE) {
      return null;
    }
    int piece = occupant(row, col);
    Move list = null;
    // The four diagonals: up or down, combined with left or right.
    for (int up = -1; up <= 1; up += 2) {
      for (int right = -1; right <= 1; right += 2) {
        if (isMove(row, col, row + up, col + right)) {
          list = new Move(row, col, row + up, col + right, piece, false, list);
        }
        if (isJump(row, col, row + 2 * up, col + 2 * right)) {
          list = new Move(row, col, row + 2 * up, col + 2 * right, piece, true, list);
        }
      }
    }
    return list;
  }

  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    return isFreeDiagonal(fromRow, fromCol, toRow, toCol, 1);
  }

  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    if (!isFreeDiagonal(fromRow, fromCol, toRow, toCol, 2)) {
      return false;
    }
    int between = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
    return areOpponents(occupant(fromRow, fromCol), between);
  }

  private boolean isFreeDiagonal(int fromRow, int fromCol, int toRow, int toCol, int length) {
    return validate(fromRow, fromCol)
        && validate(toRow, toCol)
        && Math.abs(toRow - fromRow) == length
        && Math.abs(toCol - fromCol) == length
        && occupant(toRow, toCol) == NO_PIECE
        && mayGo(occupant(fromRow, fromCol), toRow - fromRow);
  }

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
    drawing.append("   ");
    for (int col = 0; col < SIZE; col++) {
      drawing.append(' ').append(col).append(' ');
    }
    drawing.append(lineEnd);
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
