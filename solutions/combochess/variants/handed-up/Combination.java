package combochess.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** A field for each kind. */
public class Combination extends Piece {
  private final SinglePiece rook;
  private final SinglePiece bishop;
  private final SinglePiece knight;

  private Combination(Colour colour, Function<Kind, SinglePiece> parts) {
    super(colour);
    rook = parts.apply(Kind.ROOK);
    bishop = parts.apply(Kind.BISHOP);
    knight = parts.apply(Kind.KNIGHT);
  }

  /**
   * Joins pieces.
   *
   * @param parts at least one, of one colour, no two of a kind
   */
  public static Piece of(List<SinglePiece> parts) {
    Contract.requires(!parts.isEmpty(), "a part");
    Colour colour = parts.get(0).getColour();
    for (Kind kind : Kind.values()) {
      Contract.requires(
          parts.stream().filter(part -> part.getKind() == kind).count() <= 1, "no two of a kind");
    }
    Contract.requires(parts.stream().allMatch(part -> part.getColour() == colour), "one colour");
    return parts.size() == 1
        ? parts.get(0)
        : new Combination(
            colour,
            kind ->
                parts.stream().filter(part -> part.getKind() == kind).findFirst().orElse(null));
  }

  @Override
  public List<SinglePiece> getParts() {
    return Stream.of(rook, bishop, knight).filter(Objects::nonNull).toList();
  }

  @Override
  public List<Square> getReach(Board board, Square from) {
    var reach = new LinkedHashSet<Square>();
    getParts().stream().map(part -> part.getReach(board, from)).forEach(reach::addAll);
    return List.copyOf(reach);
  }
}
