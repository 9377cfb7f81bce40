package combochess.model;

/** A barrier. */
public class BarrierTile extends LandingTile {

  /** What it brings. */
  public static final int VALUE = 1;

  @Override
  public Piece getPiece() {
    return null;
  }

  @Override
  public boolean isBarrier() {
    return true;
  }

  @Override
  Landing landingOf(Piece mover) {
    return Landing.BARRIER;
  }
}
