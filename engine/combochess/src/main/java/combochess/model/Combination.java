package combochess.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Two or three single pieces of one colour on one square: the <em>composite</em> of the pattern
 * Composite. It moves as any of its parts does.
 *
 * <p>Invariant: all parts have the same colour, and no two are of the same kind.
 */
public class Combination extends Piece {

  private final List<SinglePiece> parts;

  private Combination(List<SinglePiece> parts) {
    super(parts.get(0).getColour());
    this.parts = List.copyOf(parts);
    Contract.invariant(isSound(), "one colour, and no two of a kind");
  }

  /**
   * Makes one piece of some parts.
   *
   * @param parts one, two or three single pieces of one colour, no two of a kind, in any order
   * @return the single piece itself if there is only one; otherwise a combination
   */
  public static Piece of(List<SinglePiece> parts) {
    Contract.requires(!parts.isEmpty(), "there is at least one part");
    if (parts.size() == 1) {
      return parts.get(0);
    }
    List<SinglePiece> ordered = new ArrayList<>(parts);
    ordered.sort(Comparator.comparing(SinglePiece::getKind));
    return new Combination(ordered);
  }

  private boolean isSound() {
    for (SinglePiece part : parts) {
      if (part.getColour() != getColour()) {
        return false;
      }
    }
    return getKinds().size() == parts.size();
  }

  @Override
  public List<SinglePiece> getParts() {
    return parts;
  }

  /** It reaches what any of its parts reaches. */
  @Override
  public List<Square> getReach(Board board, Square from) {
    List<Square> reach = new ArrayList<>();
    for (SinglePiece part : parts) {
      for (Square square : part.getReach(board, from)) {
        if (!reach.contains(square)) {
          reach.add(square);
        }
      }
    }
    return reach;
  }
}
