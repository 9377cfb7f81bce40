package combochess.model;

/**
 * What lies at one square of a board. A tile never changes: a board replaces it by another one.
 *
 * <p>Each kind of tile knows for itself what a landing on it brings, so nobody has to ask what kind
 * it is (polymorphism in place of {@code if}).
 */
public abstract class Tile {

  /** Creates a tile. */
  public Tile() {}

  /**
   * Returns the piece that stands here.
   *
   * @return the piece, perhaps a combination; null if there is none
   */
  public abstract Piece getPiece();

  /** Tells whether a barrier lies here. */
  public abstract boolean isBarrier();

  /**
   * Says what would happen if a piece landed here.
   *
   * @param mover the piece that would land; not null
   * @return the landing; {@link Landing#REFUSED} if the rules forbid it
   */
  public abstract Landing landing(Piece mover);

  /**
   * Says how many points the landing would bring.
   *
   * @param mover the piece that would land; not null
   * @return 0 or more
   */
  public abstract int points(Piece mover);

  /** Tells whether a slide ends here, because something blocks the way. */
  public final boolean isOccupied() {
    return isBarrier() || getPiece() != null;
  }
}
