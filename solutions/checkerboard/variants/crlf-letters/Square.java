package checkerboard;

/** Squares, one after the other. */
public class Square implements Piece
  {
  private final String shown;
  private Square next;

  /** Makes one, the last. */
  public Square(int row, int col, int piece) throws CBException
    {
    this(row, col, piece, null);
    }

  /** Makes one, followed by next. */
  public Square(int row, int col, int piece, Square next) throws CBException
    {
    if (row < 0 || row > 7 || col < 0 || col > 7)
      throw new CBException("there is no square [" + row + "][" + col + "]");
    switch (piece)
      {
      case NO_PIECE: case RED_PAWN: case RED_KING: case BLACK_PAWN: case BLACK_KING:
        break;
      default:
        throw new CBException("there is no piece " + piece);
      }
    // nobody ever asks for the three numbers, only for this:
    shown = "[" + row + "][" + col + "]=" + piece;
    this.next = next;
    }

  /** The next one. */
  public Square getNext()
    {
    return next;
    }

  /** Changes the next one. */
  public void setNext(Square next)
    {
    this.next = next;
    }

  /** Shows it. */
  public String toString()
    {
    return shown;
    }
  }
