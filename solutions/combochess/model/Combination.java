package combochess.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A piece that consists of two or three single pieces.
 *
 * <p>Invariant: they have the same colour, and each is of another kind.
 */
public class Combination extends Piece {

  /** An EnumMap keeps its keys in the order of the enum. */
  private final Map<Kind, SinglePiece> parts = new EnumMap<>(Kind.class);

  private Combination(Colour colour, List<SinglePiece> pieces) {
    super(colour);
    for (SinglePiece piece : pieces) {
      Contract.requires(piece.getColour() == colour, "all parts have one colour");
      Contract.requires(!parts.containsKey(piece.getKind()), "no kind is there twice");
      parts.put(piece.getKind(), piece);
    }
  }

  /**
   * Makes one piece of several.
   *
   * @param parts at least one, all of one colour, and no kind twice
   * @return the piece itself if it's only one
   */
  public static Piece of(List<SinglePiece> parts) {
    Contract.requires(!parts.isEmpty(), "there is a part");
    SinglePiece first = parts.get(0);
    return parts.size() == 1 ? first : new Combination(first.getColour(), parts);
  }

  @Override
  public List<SinglePiece> getParts() {
    return new ArrayList<>(parts.values());
  }

  @Override
  public List<Square> getReach(Board board, Square from) {
    Set<Square> reach = new LinkedHashSet<>();
    for (Piece part : parts.values()) {
      reach.addAll(part.getReach(board, from));
    }
    return new ArrayList<>(reach);
  }
}
