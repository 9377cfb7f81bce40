package combochess.model;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Slides along rays, which it lets grow by recursion. */
public abstract class SlidingPiece extends SinglePiece {

  /** For subclasses. */
  protected SlidingPiece(Kind kind, Colour colour, char twin) {
    super(kind, colour, twin);
  }

  /** Returns the directions. */
  protected abstract int[][] getDirections();

  private record Ray(int dx, int dy, Predicate<Square> isOn, Predicate<Square> isClosed) {
    Stream<Square> from(Square square) {
      Square next = square.step(dx, dy);
      if (!isOn.test(next)) {
        return Stream.empty();
      }
      Stream<Square> rest = isClosed.test(next) ? Stream.empty() : from(next);
      return Stream.concat(Stream.of(next), rest);
    }
  }

  @Override
  public List<Square> getReach(Board board, Square from) {
    Predicate<Square> isClosed = square -> board.getTile(square).isOccupied();
    return Stream.of(getDirections())
        .map(way -> new Ray(way[0], way[1], board::contains, isClosed))
        .flatMap(ray -> ray.from(from))
        .toList();
  }
}
