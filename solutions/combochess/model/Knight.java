package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** Leaps over everything. */
public class Knight extends SinglePiece {

  /**
   * Creates a knight.
   *
   * @param colour not null
   * @param twin A or B
   */
  public Knight(Colour colour, char twin) {
    super(Kind.KNIGHT, colour, twin);
  }

  /** Of all squares near by, a knight reaches those that are 1 and 2 away: the product is 2. */
  @Override
  public List<Square> getReach(Board board, Square from) {
    List<Square> reach = new ArrayList<>();
    for (int dy = -2; dy <= 2; dy++) {
      for (int dx = -2; dx <= 2; dx++) {
        Square target = from.step(dx, dy);
        if (Math.abs(dx * dy) == 2 && board.contains(target)) {
          reach.add(target);
        }
      }
    }
    return reach;
  }
}
