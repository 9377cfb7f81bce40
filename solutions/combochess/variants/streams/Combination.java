package combochess.model;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** A combination with a sorted list of its parts. */
public final class Combination extends Piece {

  private final List<SinglePiece> sorted;

  private Combination(List<SinglePiece> sorted) {
    super(sorted.get(0).getColour());
    this.sorted = sorted;
  }

  /**
   * Combines.
   *
   * @param parts of one colour, and of as many kinds as there are parts
   */
  public static Piece of(List<SinglePiece> parts) {
    Contract.requires(parts.size() > 0, "not empty");
    Contract.requires(parts.stream().map(SinglePiece::getColour).distinct().count() == 1, "colour");
    Contract.requires(
        parts.stream().map(SinglePiece::getKind).distinct().count() == parts.size(), "kinds");
    List<SinglePiece> sorted =
        parts.stream()
            .sorted(Comparator.comparing(SinglePiece::getKind))
            .collect(Collectors.toUnmodifiableList());
    return sorted.size() == 1 ? sorted.get(0) : new Combination(sorted);
  }

  @Override
  public List<SinglePiece> getParts() {
    return sorted;
  }

  @Override
  public List<Square> getReach(Board board, Square from) {
    return sorted.stream()
        .flatMap(part -> part.getReach(board, from).stream())
        .distinct()
        .collect(Collectors.toList());
  }
}
