package combochess.model;

/** Slides along diagonals. */
public class Bishop extends StraightPiece {

  /** Creates a bishop. */
  public Bishop(Colour colour, char twin) {
    super(
        Kind.BISHOP,
        colour,
        twin,
        Ways.both(Ways.UP, Ways.LEFT),
        Ways.both(Ways.UP, Ways.RIGHT),
        Ways.both(Ways.DOWN, Ways.LEFT),
        Ways.both(Ways.DOWN, Ways.RIGHT));
  }
}
