package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A cube of Quixo that knows the rules for itself. */
public class QuixoPiece extends Piece {

  /** A place on the board. */
  private record Place(int row, int column) {
    Place(Space space) {
      this(space.getRow(), space.getColumn());
    }

    boolean isOnRim() {
      return isEnd(row) || isEnd(column);
    }

    private static boolean isEnd(int index) {
      return switch (index) {
        case 0, 4 -> true;
        default -> false;
      };
    }

    boolean reaches(Place other) {
      if (equals(other)) {
        return false;
      }
      return row == other.row && isEnd(other.column) || column == other.column && isEnd(other.row);
    }
  }

  /**
   * Makes a cube.
   *
   * @param player shows on top; null for nobody
   */
  public QuixoPiece(Player player) {
    super(player);
  }

  @Override
  public boolean isMoveableBy(Player mover) {
    var owner = getPlayer();
    return (owner == null || owner == mover) && new Place(getSpace()).isOnRim();
  }

  @Override
  public boolean isMoveableTo(Space target) {
    return new Place(getSpace()).reaches(new Place(target));
  }
}
