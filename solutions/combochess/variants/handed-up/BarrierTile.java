package combochess.model;

/** A barrier. */
public class BarrierTile extends AnsweringTile {

  /** What it brings. */
  public static final int VALUE = 1;

  /** Creates a barrier. */
  public BarrierTile() {
    super(mover -> Landing.BARRIER);
  }

  @Override
  public Piece getPiece() {
    return null;
  }

  @Override
  public boolean isBarrier() {
    return true;
  }

  @Override
  public int points(Piece mover) {
    return VALUE;
  }
}
