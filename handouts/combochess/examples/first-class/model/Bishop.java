package combochess.model;

/** A bishop, as I remember it. */
public class Bishop extends SlidingPiece {

  /** Creates a bishop of this colour; twin is A or B. */
  public Bishop(Colour colour, char twin) {
    super(Kind.BISHOP, colour, twin);
  }

  @Override
  protected int[][] getDirections() {
    return new int[][] {{0, -1}};
  }
}
