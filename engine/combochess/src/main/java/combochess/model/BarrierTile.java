package combochess.model;

/** A tile with a barrier on it. A piece that lands on it removes the barrier and gets a point. */
public class BarrierTile extends Tile {

  /** What a barrier is worth. */
  public static final int VALUE = 1;

  /** Creates a tile with a barrier. */
  public BarrierTile() {
    // A barrier has nothing to remember.
  }

  /** No piece ever stands on a barrier, so this is always null. */
  @Override
  public Piece getPiece() {
    return null;
  }

  /** Returns true. */
  @Override
  public boolean isBarrier() {
    return true;
  }

  /** Returns {@link Landing#BARRIER} for every piece. */
  @Override
  public Landing landing(Piece mover) {
    Contract.requires(mover != null, "there is a piece that lands");
    return Landing.BARRIER;
  }

  /** Returns {@link #VALUE} for every piece. */
  @Override
  public int points(Piece mover) {
    return VALUE;
  }
}
