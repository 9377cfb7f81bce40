package framework.games.quixo;

import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** A cube. */
public class QuixoPiece extends Piece {
  private enum Side {
    TOP {
      @Override
      Space end(Space space) {
        return at(0, space.getColumn());
      }
    },
    BOTTOM {
      @Override
      Space end(Space space) {
        return at(Board.instance().getRows() - 1, space.getColumn());
      }
    },
    LEFT {
      @Override
      Space end(Space space) {
        return at(space.getRow(), 0);
      }
    },
    RIGHT {
      @Override
      Space end(Space space) {
        return at(space.getRow(), Board.instance().getColumns() - 1);
      }
    };

    abstract Space end(Space space);

    private static Space at(int row, int column) {
      return Board.instance().getSpace(row, column);
    }

    private static Set<Side> touching(Space space) {
      Set<Side> sides = EnumSet.noneOf(Side.class);
      for (Side side : values()) {
        if (side.end(space) == space) {
          sides.add(side);
        }
      }
      return sides;
    }
  }

  /** Makes a cube. */
  public QuixoPiece(Player player) {
    super(player);
  }

  @Override
  public boolean isMoveableBy(Player mover) {
    return Optional.ofNullable(getPlayer()).map(mover::equals).orElse(true)
        && !Side.touching(getSpace()).isEmpty();
  }

  @Override
  public boolean isMoveableTo(Space target) {
    return EnumSet.complementOf(EnumSet.copyOf(Side.touching(getSpace()))).stream()
        .map(side -> side.end(getSpace()))
        .anyMatch(end -> end == target);
  }
}
