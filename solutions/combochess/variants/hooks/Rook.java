package combochess.model;

/** Slides along rows and columns. */
public class Rook extends StraightPiece {

  /** Creates a rook. */
  public Rook(Colour colour, char twin) {
    super(Kind.ROOK, colour, twin, Ways.UP, Ways.DOWN, Ways.LEFT, Ways.RIGHT);
  }
}

/** Names for steps, for whoever needs them. */
final class Ways {
  static final int[] UP = {0, -1};
  static final int[] DOWN = {0, 1};
  static final int[] LEFT = {-1, 0};
  static final int[] RIGHT = {1, 0};

  private Ways() {}

  static int[] both(int[] one, int[] other) {
    return new int[] {one[0] + other[0], one[1] + other[1]};
  }
}
