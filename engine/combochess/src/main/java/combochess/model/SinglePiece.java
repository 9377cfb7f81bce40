package combochess.model;

import java.util.List;

/** A rook, a bishop or a knight: the <em>leaf</em> of the pattern Composite. */
public abstract class SinglePiece extends Piece {

  /** What capturing one single piece is worth. */
  public static final int VALUE = 5;

  private final Kind kind;
  private final char twin;

  /**
   * Creates a single piece.
   *
   * @param kind its kind; not null
   * @param colour whose it is; not null
   * @param twin which of its player's two pieces of this kind it is: {@code 'A'} or {@code 'B'}
   */
  protected SinglePiece(Kind kind, Colour colour, char twin) {
    super(colour);
    Contract.requires(kind != null, "a single piece has a kind");
    Contract.requires(twin == 'A' || twin == 'B', "there are two of a kind, A and B");
    this.kind = kind;
    this.twin = twin;
  }

  /** Returns its kind. */
  public final Kind getKind() {
    return kind;
  }

  /** Returns its name: kind, A or B, and the player's number, such as {@code "RB2"}. */
  public final String getPartName() {
    return "" + kind.getLetter() + twin + getColour().getNumber();
  }

  /** A single piece has one part: itself. */
  @Override
  public final List<SinglePiece> getParts() {
    return List.of(this);
  }
}
