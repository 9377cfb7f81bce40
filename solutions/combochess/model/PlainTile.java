package combochess.model;

/** No barrier lies here. There may be a piece. */
public class PlainTile extends Tile {

  private final Piece piece;

  /** Creates a tile without a piece. */
  public PlainTile() {
    this(null);
  }

  /**
   * Creates a tile.
   *
   * @param piece the piece on it, or null
   */
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
  public Landing landing(Piece mover) {
    Contract.requires(mover != null, "a piece lands");
    if (piece == null) {
      return Landing.FREE;
    } else if (isCapturedBy(mover)) {
      return Landing.CAPTURE;
    } else if (piece.canCombineWith(mover)) {
      return Landing.COMBINATION;
    }
    return Landing.REFUSED;
  }

  @Override
  public int points(Piece mover) {
    return isCapturedBy(mover) ? piece.getValue() : 0;
  }

  private boolean isCapturedBy(Piece mover) {
    return piece != null && piece.getColour() != mover.getColour();
  }
}
