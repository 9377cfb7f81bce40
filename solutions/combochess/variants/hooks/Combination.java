package combochess.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** Several pieces that move as one. */
public class Combination extends PieceGroup {

  private Combination(TreeMap<Kind, SinglePiece> byKind) {
    super(byKind.firstEntry().getValue().getColour(), byKind.values());
  }

  /**
   * Joins pieces.
   *
   * @param parts at least one, of one colour, no two of a kind
   */
  public static Piece of(List<SinglePiece> parts) {
    TreeMap<Kind, SinglePiece> byKind = new TreeMap<>();
    for (SinglePiece part : parts) {
      Contract.requires(part.getColour() == parts.get(0).getColour(), "one colour");
      Contract.requires(byKind.put(part.getKind(), part) == null, "no two of a kind");
    }
    Contract.requires(!byKind.isEmpty(), "a part");
    return byKind.size() > 1 ? new Combination(byKind) : byKind.firstEntry().getValue();
  }
}

/** Whatever consists of pieces: it asks them, one after another. */
abstract class PieceGroup extends Piece {
  private final List<SinglePiece> members;

  PieceGroup(Colour colour, Iterable<SinglePiece> members) {
    super(colour);
    List<SinglePiece> all = new ArrayList<>();
    members.forEach(all::add);
    this.members = List.copyOf(all);
  }

  @Override
  public List<SinglePiece> getParts() {
    return members;
  }

  @Override
  public List<Square> getReach(Board board, Square from) {
    Set<Square> reach = new LinkedHashSet<>();
    members.forEach(part -> reach.addAll(part.getReach(board, from)));
    return new ArrayList<>(reach);
  }
}
