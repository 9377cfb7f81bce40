package framework.games.quixo;

import framework.model.Board;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.List;
import java.util.stream.Stream;

/** Records which cube stood where along the way, and slides. */
public class QuixoMove extends MovePieceMove {

  private record Standing(Space space, Piece cube) {}

  private enum Direction {
    UP(-1, 0),
    DOWN(1, 0),
    LEFT(0, -1),
    RIGHT(0, 1);

    private final int rows;
    private final int columns;

    Direction(int rows, int columns) {
      this.rows = rows;
      this.columns = columns;
    }

    static Direction of(Space from, Space to) {
      return switch (Integer.signum(to.getRow() - from.getRow())) {
        case -1 -> UP;
        case 1 -> DOWN;
        default -> to.getColumn() < from.getColumn() ? LEFT : RIGHT;
      };
    }

    Space after(Space space) {
      return Board.instance().getSpace(space.getRow() + rows, space.getColumn() + columns);
    }
  }

  private List<Standing> before = List.of();
  private Piece turned;

  /**
   * Makes a move.
   *
   * @param controller hears of a refusal
   * @param player makes the move
   * @param piece goes
   * @param from is left
   * @param to is reached
   */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
  }

  @Override
  protected boolean makeMoveHook() {
    var direction = Direction.of(getFromSpace(), getToSpace());
    before =
        Stream.iterate(getFromSpace(), space -> space != getToSpace(), direction::after)
            .map(space -> new Standing(space, space.getPiece()))
            .toList();
    var beforeAtEnd = new Standing(getToSpace(), getToSpace().getPiece());
    before = Stream.concat(before.stream(), Stream.of(beforeAtEnd)).toList();
    before.forEach(standing -> standing.space().clearSpace());
    for (var i = 1; i < before.size(); i++) {
      before.get(i - 1).space().placePiece(before.get(i).cube());
    }
    turned = turned == null ? new QuixoPiece(getPlayer()) : turned;
    return getToSpace().placePiece(turned);
  }

  @Override
  protected boolean undoHook() {
    before.forEach(standing -> standing.space().clearSpace());
    before.forEach(standing -> standing.space().placePiece(standing.cube()));
    return true;
  }
}
