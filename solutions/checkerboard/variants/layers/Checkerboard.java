package checkerboard;

/**
 * The top layer: lists and the drawing. What stands where is inherited from PieceBoard, and what
 * may move from MoveBoard.
 */
public class Checkerboard extends MoveBoard implements Drawn, Piece {

  /** All moves. */
  public Move getMoves() {
    Move list = null;
    for (int row = LAST; row >= 0; row--) {
      for (int col = LAST; col >= 0; col--) {
        list = movesAnd(list, row, col);
      }
    }
    return list;
  }

  /** The moves of one piece. */
  public Move getMoves(int row, int col) {
    return movesAnd(null, row, col);
  }

  private Move movesAnd(Move list, int row, int col) {
    Move all = list;
    for (int i = 0; i < 25; i++) {
      int toRow = row - 2 + i / 5;
      int toCol = col - 2 + i % 5;
      int way = way(row, col, toRow, toCol);
      if (way > 0) {
        all = new Move(row, col, toRow, toCol, occupant(row, col), way == 2, all);
      }
    }
    return all;
  }

  @Override
  public String toString() {
    return drawing();
  }

  /** All pieces. */
  public Square getBoardList() throws CBException {
    Square list = null;
    for (int row = LAST; row >= 0; row--) {
      for (int col = LAST; col >= 0; col--) {
        if (occupant(row, col) != NO_PIECE) {
          list = new Square(row, col, occupant(row, col), list);
        }
      }
    }
    return list;
  }
}
