package checkerboard;

/** The lowest layer: what stands where. It knows pieces, and no moves. */
abstract class PieceBoard implements Piece {
  protected static final int LAST = 7;

  private final int[][] theBoard = new int[LAST + 1][LAST + 1];

  PieceBoard() {
    zero();
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
    return piece == RED_PAWN || piece == BLACK_PAWN;
  }

  /** The row where it is crowned. */
  public static int kingRow(int piece) {
    return isBlack(piece) ? LAST : 0;
  }

  static int known(int piece) throws CBException {
    if (isBlack(piece) || isRed(piece) || piece == NO_PIECE) {
      return piece;
    }
    throw new CBException("There is no piece " + piece);
  }

  /** Empties the board. */
  public final synchronized void zero() {
    for (int row = 0; row <= LAST; row++) {
      for (int col = 0; col <= LAST; col++) {
        set(NO_PIECE, row, col);
      }
    }
  }

  /** Starts a game. */
  public synchronized void init() {
    zero();
    for (int row = 0; row <= LAST; row++) {
      if (row == 3 || row == 4) {
        continue;
      }
      for (int col = 0; col <= LAST; col++) {
        if (validate(row, col)) {
          set(row < 3 ? BLACK_PAWN : RED_PAWN, row, col);
        }
      }
    }
  }

  /** Whether it is a black square. */
  public boolean validate(int row, int col) {
    return row >= 0 && row <= LAST && col >= 0 && col <= LAST && (row + col) % 2 == 0;
  }

  /** What stands there. */
  public synchronized int occupant(int row, int col) {
    return theBoard[row][col];
  }

  /** Takes what stands there. */
  public synchronized int pickUp(int row, int col) {
    int piece = occupant(row, col);
    set(NO_PIECE, row, col);
    return piece;
  }

  /** Puts a piece there. */
  public synchronized boolean addPiece(int piece, int row, int col) {
    if (!validate(row, col) || !isBlack(piece) && !isRed(piece)) {
      return false;
    }
    int there = occupant(row, col);
    boolean two = isPawn(piece) && there == piece;
    if (there != NO_PIECE && !two) {
      return false;
    }
    set(two ? (isBlack(piece) ? BLACK_KING : RED_KING) : piece, row, col);
    return true;
  }

  private void set(int piece, int row, int col) {
    assert piece == NO_PIECE || validate(row, col) : "pieces stand on black squares";
    theBoard[row][col] = piece;
  }
}
