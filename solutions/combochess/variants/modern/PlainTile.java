package combochess.model;

import java.util.Optional;

/** A tile with perhaps a piece on it. */
public final class PlainTile extends Tile {

  private final Optional<Piece> piece;

  /** Creates a free tile. */
  public PlainTile() {
    piece = Optional.empty();
  }

  /** Creates a tile. */
  public PlainTile(Piece piece) {
    this.piece = Optional.ofNullable(piece);
  }

  @Override
  public Piece getPiece() {
    return piece.orElse(null);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlainTile tile && isAlike(tile);
  }

  private boolean isAlike(Object other) {
    return other.getClass() == PlainTile.class && ((PlainTile) other).piece.equals(piece);
  }

  @Override
  public int hashCode() {
    return piece.hashCode();
  }

  @Override
  public boolean isBarrier() {
    return false;
  }

  @Override
  public Landing landing(Piece mover) {
    Contract.requires(mover != null, "somebody lands");
    return piece.map(there -> meeting(there, mover)).orElse(Landing.FREE);
  }

  private static Landing meeting(Piece there, Piece mover) {
    if (there.getColour() == mover.getColour()) {
      return there.canCombineWith(mover) ? Landing.COMBINATION : Landing.REFUSED;
    }
    return Landing.CAPTURE;
  }

  @Override
  public int points(Piece mover) {
    return switch (landing(mover)) {
      case CAPTURE -> getPiece().getValue();
      case BARRIER, FREE, COMBINATION, REFUSED -> 0;
    };
  }
}
