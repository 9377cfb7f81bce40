package combochess.model;

/** Slides along diagonals. */
public class Bishop extends SlidingPiece {

  /**
   * Creates a bishop.
   *
   * @param colour not null
   * @param twin A or B
   */
  public Bishop(Colour colour, char twin) {
    super(Kind.BISHOP, colour, twin);
  }

  @Override
  protected int[][] getDirections() {
    return new int[][] {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
  }
}
