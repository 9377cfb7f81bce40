package combochess.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece that goes any distance in a straight line, up to and onto the first thing in its way.
 *
 * <p>{@link #getReach} is a <em>template method</em>: how to slide is written here once, and a
 * subclass says only in which directions.
 */
public abstract class SlidingPiece extends SinglePiece {

  /**
   * Creates a sliding piece.
   *
   * @param kind its kind; not null
   * @param colour whose it is; not null
   * @param twin {@code 'A'} or {@code 'B'}
   */
  protected SlidingPiece(Kind kind, Colour colour, char twin) {
    super(kind, colour, twin);
  }

  /** Returns the directions as steps {@code {dx, dy}}. */
  protected abstract int[][] getDirections();

  /** Returns the squares in its directions, each way up to and onto the first occupied one. */
  @Override
  public final List<Square> getReach(Board board, Square from) {
    List<Square> reach = new ArrayList<>();
    for (int[] direction : getDirections()) {
      Square next = from.step(direction[0], direction[1]);
      while (board.contains(next)) {
        reach.add(next);
        if (board.getTile(next).isOccupied()) {
          break;
        }
        next = next.step(direction[0], direction[1]);
      }
    }
    return reach;
  }
}
