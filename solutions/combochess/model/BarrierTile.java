package combochess.model;

/** A barrier lies here. */
public class BarrierTile extends Tile {

  /** The points for removing it. */
  public static final int VALUE = 1;

  /** Creates a barrier. */
  public BarrierTile() {}

  @Override
  public Piece getPiece() {
    return null;
  }

  @Override
  public boolean isBarrier() {
    return true;
  }

  @Override
  public Landing landing(Piece mover) {
    Contract.requires(mover != null, "a piece lands");
    return Landing.BARRIER;
  }

  @Override
  public int points(Piece mover) {
    return VALUE;
  }
}
