package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** A knight with an enum of its leaps. */
public class Knight extends SinglePiece {

  /** Creates a knight. */
  public Knight(Colour colour, char twin) {
    super(Kind.KNIGHT, colour, twin);
  }

  @Override
  public List<Square> getReach(Board board, Square from) {
    var reach = new ArrayList<Square>();
    for (var leap : Leap.values()) {
      for (int side : new int[] {-1, 1}) {
        var target = leap.from(from, side);
        if (board.contains(target)) {
          reach.add(target);
        }
      }
    }
    return reach;
  }

  private enum Leap {
    UP,
    DOWN,
    LEFT,
    RIGHT;

    Square from(Square start, int side) {
      return switch (this) {
        case UP -> start.step(side, -2);
        case DOWN -> start.step(side, 2);
        case LEFT -> start.step(-2, side);
        case RIGHT -> start.step(2, side);
      };
    }
  }
}
