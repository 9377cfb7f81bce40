package combochess.model;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Slides along streams of squares. */
public abstract class SlidingPiece extends SinglePiece {

  /** For Rook and Bishop. */
  protected SlidingPiece(Kind kind, Colour colour, char twin) {
    super(kind, colour, twin);
  }

  /** Which way does it go. */
  protected abstract int[][] getDirections();

  @Override
  public final List<Square> getReach(Board board, Square from) {
    return Arrays.stream(getDirections())
        .flatMap(way -> slide(board, from, way[0], way[1]))
        .collect(Collectors.toList());
  }

  private static Stream<Square> slide(Board board, Square from, int dx, int dy) {
    boolean[] blocked = {false};
    return Stream.iterate(from.step(dx, dy), square -> square.step(dx, dy))
        .takeWhile(square -> board.contains(square) && !blocked[0])
        .peek(square -> blocked[0] = board.getTile(square).isOccupied());
  }
}
