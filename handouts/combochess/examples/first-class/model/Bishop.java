package combochess.model;

/** A bishop, as I remember it. */
public class Bishop extends SlidingPiece {

  /**
   * Creates a bishop.
   *
   * @param colour whose it is
   * @param twin A or B
   */
  public Bishop(Colour colour, char twin) {
    super(Kind.BISHOP, colour, twin);
  }

  @Override
  protected int[][] getDirections() {
    return new int[][] {{0, -1}};
  }
}
