package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** A piece that slides until something is in its way. Its subclasses say in which directions. */
public abstract class SlidingPiece extends SinglePiece {

  /**
   * For subclasses.
   *
   * @param kind not null
   * @param colour not null
   * @param twin A or B
   */
  protected SlidingPiece(Kind kind, Colour colour, char twin) {
    super(kind, colour, twin);
  }

  /** Returns an array of steps; each is a pair of columns and rows. */
  protected abstract int[][] getDirections();

  @Override
  public List<Square> getReach(Board board, Square from) {
    List<Square> reach = new ArrayList<>();
    for (int[] direction : getDirections()) {
      slide(board, from, direction, reach);
    }
    return reach;
  }

  private void slide(Board board, Square from, int[] direction, List<Square> reach) {
    Square next = from.step(direction[0], direction[1]);
    if (!board.contains(next)) {
      return;
    }
    reach.add(next);
    if (!board.getTile(next).isOccupied()) {
      slide(board, next, direction, reach);
    }
  }
}
