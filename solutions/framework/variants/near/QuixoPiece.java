package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.function.BiPredicate;

/** A cube whose directions are objects; the rim is known by a class above. */
public class QuixoPiece extends PieceOnTheRim {

  /** The two ways in which a cube may be pushed. */
  private enum Way {
    ALONG_THE_ROW((here, there) -> here.getRow() == there.getRow()) {
      @Override
      int last(Space space) {
        return space.getColumn();
      }
    },
    ALONG_THE_COLUMN((here, there) -> here.getColumn() == there.getColumn()) {
      @Override
      int last(Space space) {
        return space.getRow();
      }
    };

    private final BiPredicate<Space, Space> same;

    Way(BiPredicate<Space, Space> same) {
      this.same = same;
    }

    abstract int last(Space space);
  }

  /** Creates a cube; null for a blank one. */
  public QuixoPiece(Player player) {
    super(player);
  }

  @Override
  boolean allowedHook(Player mover) {
    return getPlayer() == null || getPlayer().equals(mover);
  }

  @Override
  public boolean isMoveableTo(Space target) {
    for (Way way : Way.values()) {
      boolean end = isEnd(way.last(target), target.getBoard().getRows());
      if (target != getSpace() && way.same.test(getSpace(), target) && end) {
        return true;
      }
    }
    return false;
  }
}

/** A piece that may be taken from the rim of a board. */
abstract class PieceOnTheRim extends Piece {
  PieceOnTheRim(Player player) {
    super(player);
  }

  abstract boolean allowedHook(Player mover);

  static boolean isEnd(int number, int size) {
    return number == 0 || number == size - 1;
  }

  @Override
  public final boolean isMoveableBy(Player mover) {
    int size = getSpace().getBoard().getRows();
    boolean rim = isEnd(getSpace().getRow(), size) || isEnd(getSpace().getColumn(), size);
    return rim && allowedHook(mover);
  }
}
