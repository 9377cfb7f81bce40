package combochess.model;

/** A rook slides along its row and its column. */
public class Rook extends SlidingPiece {

  private static final int[][] DIRECTIONS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

  /**
   * Creates a rook.
   *
   * @param colour whose it is; not null
   * @param twin {@code 'A'} or {@code 'B'}
   */
  public Rook(Colour colour, char twin) {
    super(Kind.ROOK, colour, twin);
  }

  /** Returns the four directions of row and column, as steps {@code {dx, dy}}. */
  @Override
  protected int[][] getDirections() {
    return DIRECTIONS;
  }
}
