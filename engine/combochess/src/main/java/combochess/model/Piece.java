package combochess.model;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Anything that stands on a square and moves as one: a single piece, or a combination of several.
 *
 * <p>This is the <em>component</em> of the pattern Composite: {@link SinglePiece} is the leaf and
 * {@link Combination} the composite. Code that uses a piece never asks which of the two it is. A
 * piece never changes; to combine or to split makes new ones.
 */
public abstract class Piece {

  private final Colour colour;

  /**
   * Creates a piece.
   *
   * @param colour whose it is; not null
   */
  protected Piece(Colour colour) {
    Contract.requires(colour != null, "a piece has a colour");
    this.colour = colour;
  }

  /** Returns whose piece it is. */
  public final Colour getColour() {
    return colour;
  }

  /** Returns the single pieces that it consists of: one, two or three, in the order of kinds. */
  public abstract List<SinglePiece> getParts();

  /**
   * Returns the squares that it can reach by its way of moving: on the board, with nothing in
   * between. Whether it may land there is for the tile to say.
   *
   * @param board the board it stands on; not null
   * @param from where it stands; a square of the board
   * @return the squares, each of them once; a new list
   */
  public abstract List<Square> getReach(Board board, Square from);

  /** Returns the kinds of its parts; a new set. */
  public final Set<Kind> getKinds() {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    for (SinglePiece part : getParts()) {
      kinds.add(part.getKind());
    }
    return kinds;
  }

  /** Returns the points for capturing it: five for each part. */
  public final int getValue() {
    return SinglePiece.VALUE * getParts().size();
  }

  /** Returns its name: the names of its parts, such as {@code "RA1, BA1"}. */
  public final String getName() {
    StringBuilder name = new StringBuilder();
    for (SinglePiece part : getParts()) {
      name.append(name.length() == 0 ? "" : ", ").append(part.getPartName());
    }
    return name.toString();
  }

  /**
   * Tells whether the two may share a square: same colour, no kind twice.
   *
   * @param other the other piece; not null
   */
  public final boolean canCombineWith(Piece other) {
    Set<Kind> common = getKinds();
    common.retainAll(other.getKinds());
    return colour == other.getColour() && common.isEmpty();
  }

  /**
   * Joins two pieces.
   *
   * @param other a piece that this one {@linkplain #canCombineWith can combine with}
   * @return a combination of all parts of both
   */
  public final Piece combinedWith(Piece other) {
    Contract.requires(canCombineWith(other), "the pieces may share a square");
    List<SinglePiece> parts = new ArrayList<>(getParts());
    parts.addAll(other.getParts());
    return Combination.of(parts);
  }

  /**
   * Splits off the parts of some kinds.
   *
   * @param kinds at least one kind, and only kinds that this piece has
   * @return those parts as one piece
   */
  public final Piece partsOf(Set<Kind> kinds) {
    Contract.requires(!kinds.isEmpty() && getKinds().containsAll(kinds), "it has these parts");
    return Combination.of(partsThat(true, kinds));
  }

  /**
   * Returns what stays behind when the parts of some kinds leave.
   *
   * @param kinds only kinds that this piece has
   * @return the other parts as one piece; null if there are none
   */
  public final Piece without(Set<Kind> kinds) {
    Contract.requires(getKinds().containsAll(kinds), "it has these parts");
    List<SinglePiece> rest = partsThat(false, kinds);
    return rest.isEmpty() ? null : Combination.of(rest);
  }

  private List<SinglePiece> partsThat(boolean areIn, Set<Kind> kinds) {
    List<SinglePiece> parts = new ArrayList<>();
    for (SinglePiece part : getParts()) {
      if (kinds.contains(part.getKind()) == areIn) {
        parts.add(part);
      }
    }
    return parts;
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return getName();
  }
}
