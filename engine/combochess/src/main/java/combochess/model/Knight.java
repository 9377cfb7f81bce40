package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** A knight leaps two squares along a row or a column and one to the side, over anything. */
public class Knight extends SinglePiece {

  private static final int[][] LEAPS = {
    {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}
  };

  /**
   * Creates a knight.
   *
   * @param colour whose it is; not null
   * @param twin {@code 'A'} or {@code 'B'}
   */
  public Knight(Colour colour, char twin) {
    super(Kind.KNIGHT, colour, twin);
  }

  /** Returns the squares of the board that it can leap to, whatever stands in between. */
  @Override
  public List<Square> getReach(Board board, Square from) {
    List<Square> reach = new ArrayList<>();
    for (int[] leap : LEAPS) {
      Square target = from.step(leap[0], leap[1]);
      if (board.contains(target)) {
        reach.add(target);
      }
    }
    return reach;
  }
}
