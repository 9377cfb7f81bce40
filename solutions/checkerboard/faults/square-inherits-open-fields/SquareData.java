package checkerboard;

/** What a square is made of. */
class SquareData {
  public int row;
  public int col;
  public int piece;
  public Square next;
}
