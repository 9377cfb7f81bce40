package combochess.model;

/**
 * Sets up a new game: black pieces in the top row, white ones in the bottom row, and two rows of
 * barriers between them.
 */
public final class StartingPosition {

  /** How many barriers a game starts with. */
  public static final int BARRIERS = 12;

  /** How many single pieces each player starts with. */
  public static final int PIECES = 6;

  private static final int FIRST_BARRIER_ROW = 2;
  private static final int LAST_BARRIER_ROW = 3;

  private StartingPosition() {}

  /** Returns a new board on which everything stands where a game begins. */
  public static Board create() {
    Board board = new Board(Board.STANDARD_SIZE);
    setUpRow(board, Colour.BLACK, 0);
    setUpRow(board, Colour.WHITE, Board.STANDARD_SIZE - 1);
    for (int y = FIRST_BARRIER_ROW; y <= LAST_BARRIER_ROW; y++) {
      for (int x = 0; x < Board.STANDARD_SIZE; x++) {
        board.setTile(new Square(x, y), new BarrierTile());
      }
    }
    return board;
  }

  private static void setUpRow(Board board, Colour colour, int y) {
    Piece[] row = {
      new Rook(colour, 'A'),
      new Bishop(colour, 'A'),
      new Knight(colour, 'A'),
      new Knight(colour, 'B'),
      new Bishop(colour, 'B'),
      new Rook(colour, 'B')
    };
    for (int x = 0; x < row.length; x++) {
      board.setTile(new Square(x, y), new PlainTile(row[x]));
    }
  }
}
