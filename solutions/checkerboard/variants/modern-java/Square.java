package checkerboard;

/** A position with a piece on it, and a link to another one. */
public final class Square implements Piece {

  private final Position position;
  private final int piece;
  private final Link link = new Link();

  /**
   * A square without a link.
   *
   * @param row row
   * @param col column
   * @param piece piece
   * @throws CBException if there is no such square or piece
   */
  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  /**
   * A square with a link.
   *
   * @param row row
   * @param col column
   * @param piece piece
   * @param next where the link leads
   * @throws CBException if there is no such square or piece
   */
  public Square(int row, int col, int piece, Square next) throws CBException {
    this.position = new Position(row, col);
    if (!position.isOnBoard()) {
      throw new CBException(position + " is not on the board");
    }
    this.piece =
        switch (piece) {
          case NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING -> piece;
          default -> throw new CBException("there is no piece " + piece);
        };
    link.to = next;
  }

  /**
   * Follows the link.
   *
   * @return where it leads
   */
  public Square getNext() {
    return link.to;
  }

  /**
   * Sets the link.
   *
   * @param next where it leads
   */
  public void setNext(Square next) {
    link.to = next;
  }

  @Override
  public String toString() {
    return "[" + position.row() + "][" + position.col() + "]=" + piece;
  }

  private static final class Link {
    private Square to;
  }
}
