package combochess.model;

/** A tile for a piece, with an enum of what may happen. */
public class PlainTile extends AnsweringTile {
  private final Piece piece;

  /** Creates a free tile. */
  public PlainTile() {
    super(mover -> Landing.FREE);
    piece = null;
  }

  /** Creates a tile with a piece, or null. */
  public PlainTile(Piece piece) {
    super(mover -> piece == null ? Landing.FREE : Case.of(piece, mover).landing);
    this.piece = piece;
  }

  private enum Case {
    CAPTURE(Landing.CAPTURE) {
      @Override
      boolean fits(Piece there, Piece mover) {
        return there.getColour() != mover.getColour();
      }
    },
    COMBINATION(Landing.COMBINATION) {
      @Override
      boolean fits(Piece there, Piece mover) {
        return there.canCombineWith(mover);
      }
    },
    REFUSED(Landing.REFUSED) {
      @Override
      boolean fits(Piece there, Piece mover) {
        return true;
      }
    };

    private final Landing landing;

    Case(Landing landing) {
      this.landing = landing;
    }

    abstract boolean fits(Piece there, Piece mover);

    static Case of(Piece there, Piece mover) {
      for (Case one : values()) {
        if (one.fits(there, mover)) {
          return one;
        }
      }
      throw new IllegalStateException();
    }
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
  public int points(Piece mover) {
    return landing(mover) == Landing.CAPTURE ? piece.getValue() : 0;
  }
}
