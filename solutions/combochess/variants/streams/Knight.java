package combochess.model;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** All squares of the board whose distance is that of a leap. */
public final class Knight extends SinglePiece {

  private static final int SQUARED = 5;

  /** A knight. */
  public Knight(Colour colour, char twin) {
    super(Kind.KNIGHT, colour, twin);
  }

  @Override
  public List<Square> getReach(Board board, Square from) {
    return IntStream.of(-2, -1, 1, 2)
        .boxed()
        .flatMap(
            dx ->
                IntStream.of(-2, -1, 1, 2)
                    .filter(dy -> dx * dx + dy * dy == SQUARED)
                    .mapToObj(dy -> from.step(dx, dy)))
        .filter(board::contains)
        .collect(Collectors.toUnmodifiableList());
  }
}
