package combochess.model;

/** Slides along rows and columns. */
public class Rook extends SlidingPiece {

  /**
   * Creates a rook.
   *
   * @param colour not null
   * @param twin A or B
   */
  public Rook(Colour colour, char twin) {
    super(Kind.ROOK, colour, twin);
  }

  @Override
  protected int[][] getDirections() {
    return new int[][] {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  }
}
