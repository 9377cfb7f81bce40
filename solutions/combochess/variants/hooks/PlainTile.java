package combochess.model;

/** A tile for a piece. */
public class PlainTile extends LandingTile {
  private final Piece piece;

  /** Creates a free tile. */
  public PlainTile() {
    this(null);
  }

  /** Creates a tile with a piece, or null. */
  public PlainTile(Piece piece) {
    this.piece = piece;
  }

  @Override
  public Piece getPiece() {
    return piece;
  }

  @Override
  public boolean isBarrier() {
    return false;
  }

  @Override
  Landing landingOf(Piece mover) {
    return piece == null ? Landing.FREE : Meeting.of(piece, mover);
  }

  /** Two pieces on one square. */
  private static final class Meeting {
    static Landing of(Piece there, Piece mover) {
      if (there.getColour() != mover.getColour()) {
        return Landing.CAPTURE;
      }
      return mover.canCombineWith(there) ? Landing.COMBINATION : Landing.REFUSED;
    }
  }
}
