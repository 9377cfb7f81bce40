package checkerboard;

/** My board. */
public class Checkerboard implements Piece {

  private int[][] theBoard = new int[8][8];

  /** Makes a board. The array is full of zeros, and 0 can be a piece: so it must be cleared. */
  public Checkerboard() { zero(); }

  /** Is it black? */
  public static boolean isBlack(int piece) { return piece == BLACK_PAWN || piece == BLACK_KING; }

  /** Is it red? */
  public static boolean isRed(int piece) { return piece == RED_PAWN || piece == RED_KING; }

  /** Is it a pawn? */
  public static boolean isPawn(int piece) { return piece == BLACK_PAWN || piece == RED_PAWN; }

  /** Gets its king row. */
  public static int kingRow(int piece) { return isBlack(piece) ? 7 : isRed(piece) ? 0 : -1; }

  /** Clears the board. */
  public void zero() {
    for (int r = 0; r < 8; r++) {
      for (int c = 0; c < 8; c++) { theBoard[r][c] = NO_PIECE; }
    }
  }

  /** Starts a game. */
  public void init() {
    zero();
    for (int c = 0; c < 8; c += 2) {
      theBoard[0][c] = theBoard[1][c + 1] = theBoard[2][c] = BLACK_PAWN;
      theBoard[5][c + 1] = theBoard[6][c] = theBoard[7][c + 1] = RED_PAWN;
    }
  }

  /** Is it a black square of the board? */
  public boolean validate(int row, int col) {
    for (int r = 0; r < 8; r++) {
      for (int c = r % 2; c < 8; c += 2) {
        if (r == row && c == col) { return true; }
      }
    }
    return false;
  }

  /** Gets the piece. */
  public int occupant(int row, int col) { return theBoard[row][col]; }

  /** Gets the piece and takes it away. */
  public int pickUp(int row, int col) {
    int piece = theBoard[row][col];
    theBoard[row][col] = NO_PIECE;
    return piece;
  }

  /** Adds a piece, or makes a king. */
  public boolean addPiece(int piece, int row, int col) {
    if (!validate(row, col)) { return false; }
    if (!isRed(piece) && !isBlack(piece)) { return false; }
    if (theBoard[row][col] == NO_PIECE) {
      theBoard[row][col] = piece;
      return true;
    }
    if (theBoard[row][col] == RED_PAWN && piece == RED_PAWN) {
      theBoard[row][col] = RED_KING;
      return true;
    }
    if (theBoard[row][col] == BLACK_PAWN && piece == BLACK_PAWN) {
      theBoard[row][col] = BLACK_KING;
      return true;
    }
    return false;
  }

  /** Gets all moves. */
  public Move getMoves() {
    Move all = null;
    for (int r = 0; r < 8; r++) {
      for (int c = r % 2; c < 8; c += 2) {
        Move some = getMoves(r, c);
        if (some != null) {
          Move last = some;
          while (last.getNext() != null) { last = last.getNext(); }
          last.setNext(all);
          all = some;
        }
      }
    }
    return all;
  }

  /** Gets the moves of one piece. */
  public Move getMoves(int row, int col) {
    if (theBoard[row][col] == NO_PIECE) { return null; }
    Move list = null;
    for (int r = row - 2; r <= row + 2; r++) {
      for (int c = col - 2; c <= col + 2; c++) {
        if (validate(r, c)) {
          if (isMove(row, col, r, c)) {
            list = new Move(row, col, r, c, theBoard[row][col], false, list);
          }
          if (isJump(row, col, r, c)) {
            list = new Move(row, col, r, c, theBoard[row][col], true, list);
          }
        }
      }
    }
    return list;
  }

  /** Is it a step? The squares are on the board, that was checked before. */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    int piece = theBoard[fromRow][fromCol];
    if (theBoard[toRow][toCol] != NO_PIECE) { return false; }
    if (toCol != fromCol + 1 && toCol != fromCol - 1) { return false; }
    boolean up = toRow == fromRow + 1;
    boolean down = toRow == fromRow - 1;
    if (piece == BLACK_PAWN) { return up; }
    if (piece == RED_PAWN) { return down; }
    if (piece == BLACK_KING || piece == RED_KING) { return up || down; }
    return false;
  }

  /** Is it a jump? The squares are on the board, that was checked before. */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    int piece = theBoard[fromRow][fromCol];
    if (theBoard[toRow][toCol] != NO_PIECE) { return false; }
    if (toCol != fromCol + 2 && toCol != fromCol - 2) { return false; }
    boolean up = toRow == fromRow + 2;
    boolean down = toRow == fromRow - 2;
    if (!up && !down) { return false; }
    int over = theBoard[(fromRow + toRow) / 2][(fromCol + toCol) / 2];
    if (piece == BLACK_PAWN) { return up && isRed(over); }
    if (piece == RED_PAWN) { return down && isBlack(over); }
    if (piece == BLACK_KING) { return isRed(over); }
    if (piece == RED_KING) { return isBlack(over); }
    return false;
  }

  /** Draws the board. */
  public String toString() {
    String s = "";
    for (int r = 7; r >= 0; r--) {
      for (int c = 0; c < 8; c++) {
        int piece = theBoard[r][c];
        if (piece == NO_PIECE) { s += " . "; }
        if (piece == RED_PAWN) { s += " r "; }
        if (piece == RED_KING) { s += " R "; }
        if (piece == BLACK_PAWN) { s += " b "; }
        if (piece == BLACK_KING) { s += " B "; }
      }
      s += System.getProperty("line.separator");
    }
    return s;
  }

  /** Gets all pieces. */
  public Square getBoardList() throws CBException {
    Square list = null;
    for (int r = 0; r < 8; r++) {
      for (int c = 0; c < 8; c++) {
        if (theBoard[r][c] != NO_PIECE) { list = new Square(r, c, theBoard[r][c], list); }
      }
    }
    return list;
  }
}
