package combochess.model;

/** A tile without a barrier: it is free, or a piece stands on it. */
public class PlainTile extends Tile {

  private final Piece piece;

  /** Creates a free tile. */
  public PlainTile() {
    this(null);
  }

  /**
   * Creates a tile.
   *
   * @param piece what stands on it; null for a free tile
   */
  public PlainTile(Piece piece) {
    this.piece = piece;
  }

  @Override
  public Piece getPiece() {
    return piece;
  }

  /** Returns false. */
  @Override
  public boolean isBarrier() {
    return false;
  }

  /**
   * Says what happens where a piece lands: on a free tile, on the other player's piece, or on an
   * own piece, with which it may combine or not.
   */
  @Override
  public Landing landing(Piece mover) {
    Contract.requires(mover != null, "there is a piece that lands");
    if (piece == null) {
      return Landing.FREE;
    }
    if (piece.getColour() != mover.getColour()) {
      return Landing.CAPTURE;
    }
    return piece.canCombineWith(mover) ? Landing.COMBINATION : Landing.REFUSED;
  }

  /** A capture brings the value of the captured piece; any other landing brings nothing. */
  @Override
  public int points(Piece mover) {
    return landing(mover) == Landing.CAPTURE ? piece.getValue() : 0;
  }
}
