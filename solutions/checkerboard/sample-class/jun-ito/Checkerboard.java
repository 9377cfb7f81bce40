package checkerboard;

/** A board made of 64 squares. */
public class Checkerboard implements Piece {
  private final Square[][] squares = new Square[SIZE][SIZE];

  /** Makes a board of empty squares. */
  public Checkerboard() {
    try {
      for (int row = 0; row < SIZE; row++) {
        for (int col = 0; col < SIZE; col++) {
          squares[row][col] = new Square(row, col, NO_PIECE);
        }
      }
    } catch (CBException e) {
      throw new IllegalStateException("these squares are all right", e);
    }
  }

  /** Whether it is black. */
  public static boolean isBlack(int piece) {
    return piece == BLACK_PAWN || piece == BLACK_KING;
  }

  /** Whether it is red. */
  public static boolean isRed(int piece) {
    return piece == RED_PAWN || piece == RED_KING;
  }

  /** Whether it is a pawn. */
  public static boolean isPawn(int piece) {
    return piece == BLACK_PAWN || piece == RED_PAWN;
  }

  /** The row where it becomes a king. */
  public static int kingRow(int piece) {
    return isBlack(piece) ? SIZE - 1 : 0;
  }

  private static void set(Square square, int piece) {
    try {
      square.setPiece(piece);
    } catch (CBException e) {
      throw new IllegalStateException("the piece was tested before", e);
    }
  }

  /** Empties all squares. */
  public void zero() {
    for (Square[] row : squares) {
      for (Square square : row) {
        set(square, NO_PIECE);
      }
    }
  }

  /** Starts a game. */
  public void init() {
    for (Square[] row : squares) {
      for (Square square : row) {
        set(square, atStart(square));
      }
    }
  }

  private static int atStart(Square square) {
    if (!square.isDark() || square.getRow() == 3 || square.getRow() == 4) {
      return NO_PIECE;
    }
    return square.getRow() < 3 ? BLACK_PAWN : RED_PAWN;
  }

  /** Whether there is such a square and it is dark. */
  public boolean validate(int row, int col) {
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE && squares[row][col].isDark();
  }

  /** The piece on a square. */
  public int occupant(int row, int col) {
    return squares[row][col].getPiece();
  }

  /** Takes the piece from a square. */
  public int pickUp(int row, int col) {
    Square square = squares[row][col];
    int piece = square.getPiece();
    set(square, NO_PIECE);
    return piece;
  }

  /** Puts a piece on a square, or makes a king of two pawns. */
  public boolean addPiece(int piece, int row, int col) {
    if (!validate(row, col) || !(isRed(piece) || isBlack(piece))) {
      return false;
    }
    Square square = squares[row][col];
    if (square.isEmpty()) {
      set(square, piece);
      return true;
    }
    if (isPawn(piece) && square.getPiece() == piece) {
      set(square, isRed(piece) ? RED_KING : BLACK_KING);
      return true;
    }
    return false;
  }

  /** All moves. */
  public Move getMoves() {
    Move list = null;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        Move more = getMoves(row, col);
        if (more != null) {
          list = more.join(list);
        }
      }
    }
    return list;
  }

  /** All moves from one square. */
  public Move getMoves(int row, int col) {
    Move list = null;
    for (int length = -2; length <= 2; length++) {
      for (int side = -1; side <= 1; side += 2) {
        int toRow = row + length;
        int toCol = col + side * length;
        if (isMove(row, col, toRow, toCol) || isJump(row, col, toRow, toCol)) {
          Move move = Move.between(squares[row][col], squares[toRow][toCol]);
          list = list == null ? move : list.join(move);
        }
      }
    }
    return list;
  }

  /** Whether a step is right. */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    return Math.abs(fromRow - toRow) == 1 && isFree(fromRow, fromCol, toRow, toCol);
  }

  /** Whether a jump is right. */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    if (Math.abs(fromRow - toRow) != 2 || !isFree(fromRow, fromCol, toRow, toCol)) {
      return false;
    }
    int over = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
    return isRed(occupant(fromRow, fromCol)) ? isBlack(over) : isRed(over);
  }

  /** Whether it is a diagonal in a direction of this piece, to an empty square. */
  private boolean isFree(int fromRow, int fromCol, int toRow, int toCol) {
    if (!validate(fromRow, fromCol) || !validate(toRow, toCol)) {
      return false;
    }
    int piece = occupant(fromRow, fromCol);
    if (piece == NO_PIECE || !squares[toRow][toCol].isEmpty()) {
      return false;
    }
    if (Math.abs(fromRow - toRow) != Math.abs(fromCol - toCol)) {
      return false;
    }
    boolean towardsKingRow =
        Math.abs(kingRow(piece) - toRow) < Math.abs(kingRow(piece) - fromRow);
    return towardsKingRow || !isPawn(piece);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = SIZE; row-- > 0; ) {
      for (Square square : squares[row]) {
        String symbol = isBlack(square.getPiece()) ? "b" : isRed(square.getPiece()) ? "r" : ".";
        text.append("| ");
        text.append(isPawn(square.getPiece()) ? symbol : symbol.toUpperCase());
        text.append(" ");
      }
      text.append("|  ").append(row).append(System.getProperty("line.separator"));
    }
    return text.append("  0   1   2   3   4   5   6   7").toString();
  }

  /** All squares with a piece. They are copies: nobody outside shall change the board through them. */
  public Square getBoardList() throws CBException {
    Square list = null;
    for (Square[] row : squares) {
      for (Square square : row) {
        if (!square.isEmpty()) {
          list = square.copyBefore(list);
        }
      }
    }
    return list;
  }
}
