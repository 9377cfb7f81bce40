package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** A piece on rails. */
public abstract class SlidingPiece extends SinglePiece {

  protected SlidingPiece(Kind kind, Colour colour, char twin) {
    super(kind, colour, twin);
  }

  protected abstract int[][] getDirections();

  @Override
  public List<Square> getReach(Board board, Square from) {
    var rails = new ArrayList<Rail>();
    for (var direction : getDirections()) {
      rails.add(new Rail(board, from, direction[0], direction[1]));
    }
    return rails.stream().map(Rail::squares).flatMap(List::stream).toList();
  }

  /** All squares in one direction. */
  private record Rail(Board board, Square from, int dx, int dy) {
    List<Square> squares() {
      var found = new ArrayList<Square>();
      var next = from;
      do {
        next = next.step(dx, dy);
        if (board.contains(next)) {
          found.add(next);
        }
      } while (board.contains(next) && !board.getTile(next).isOccupied());
      return found;
    }
  }
}
