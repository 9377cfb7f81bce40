package combochess.model;

/** What both tiles share: who checks the piece, and what a landing is worth. */
abstract class LandingTile extends Tile {
  @Override
  public final Landing landing(Piece mover) {
    Contract.requires(mover != null, "somebody lands");
    return landingOf(mover);
  }

  abstract Landing landingOf(Piece mover);

  @Override
  public final int points(Piece mover) {
    switch (landing(mover)) {
      case BARRIER:
        return BarrierTile.VALUE;
      case CAPTURE:
        return SinglePiece.VALUE * getPiece().getParts().size();
      default:
        return 0;
    }
  }
}
