package combochess.model;

/** A bishop slides along its diagonals. */
public class Bishop extends SlidingPiece {

  private static final int[][] DIRECTIONS = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

  /**
   * Creates a bishop.
   *
   * @param colour whose it is; not null
   * @param twin {@code 'A'} or {@code 'B'}
   */
  public Bishop(Colour colour, char twin) {
    super(Kind.BISHOP, colour, twin);
  }

  /** Returns the four directions of the diagonals, as steps {@code {dx, dy}}. */
  @Override
  protected int[][] getDirections() {
    return DIRECTIONS;
  }
}
