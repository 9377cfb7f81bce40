package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** Slides: how a slide ends is a question with an answer of its own. */
public abstract class SlidingPiece extends SinglePiece {

  /** For subclasses. */
  protected SlidingPiece(Kind kind, Colour colour, char twin) {
    super(kind, colour, twin);
  }

  /** Returns the directions. */
  protected abstract int[][] getDirections();

  /** Tells whether a slide goes on behind a square. */
  boolean passes(Board board, Square square) {
    return !board.getTile(square).isOccupied();
  }

  @Override
  public final List<Square> getReach(Board board, Square from) {
    List<Square> reach = new ArrayList<>();
    for (int[] way : getDirections()) {
      boolean open = true;
      Square at = from.step(way[0], way[1]);
      while (open && board.contains(at)) {
        reach.add(at);
        open = passes(board, at);
        at = at.step(way[0], way[1]);
      }
    }
    return reach;
  }
}
