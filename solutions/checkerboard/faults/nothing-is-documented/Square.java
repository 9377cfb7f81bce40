package checkerboard;

public class Square implements Piece {

  private static final int ROWS_AND_COLUMNS = 8;

  private final int row;
  private final int col;
  private final int piece;
  private Square next;

  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  public Square(int row, int col, int piece, Square next) throws CBException {
    checkCoordinate("row", row);
    checkCoordinate("column", col);
    checkPiece(piece);
    this.row = row;
    this.col = col;
    this.piece = piece;
    this.next = next;
  }

  private static void checkCoordinate(String name, int value) throws CBException {
    if (value < 0 || value >= ROWS_AND_COLUMNS) {
      throw new CBException(
          "The " + name + " must be between 0 and " + (ROWS_AND_COLUMNS - 1) + ", not " + value);
    }
  }

  private static void checkPiece(int piece) throws CBException {
    int[] known = {NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING};
    for (int code : known) {
      if (piece == code) {
        return;
      }
    }
    throw new CBException("No piece has the code " + piece);
  }

  public Square getNext() {
    return next;
  }

  public void setNext(Square next) {
    this.next = next;
  }

  @Override
  public String toString() {
    return "[" + row + "][" + col + "]=" + piece;
  }
}
