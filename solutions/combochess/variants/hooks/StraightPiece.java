package combochess.model;

/** Has its directions from a subclass, and never others. */
abstract class StraightPiece extends SlidingPiece {
  private final int[][] directions;

  StraightPiece(Kind kind, Colour colour, char twin, int[]... directions) {
    super(kind, colour, twin);
    this.directions = directions;
  }

  @Override
  protected final int[][] getDirections() {
    return directions.clone();
  }
}
