package framework.games.quixo;

import framework.model.Board;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** Takes a cube, slides the others one by one, and puts a marked cube into the gap. */
public class QuixoMove extends SlidingMove {
  private final Piece marked;

  /**
   * Makes a move.
   *
   * @param controller as in Move
   * @param player as in Move
   * @param piece as in MovePieceMove
   * @param from as in MovePieceMove
   * @param to as in MovePieceMove
   */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
    marked = new QuixoPiece(player);
  }

  @Override
  protected void makeSteps() {
    step(new Take(getFromSpace()));
    Space gap = getFromSpace();
    while (gap != getToSpace()) {
      Space next = nextTo(gap);
      step(new Slide(next, gap));
      gap = next;
    }
    step(
        new Step() {
          @Override
          public void make() {
            getToSpace().placePiece(marked);
          }

          @Override
          public void undo() {
            getToSpace().clearSpace();
          }
        });
  }

  private Space nextTo(Space gap) {
    int row = gap.getRow();
    int column = gap.getColumn();
    if (row != getToSpace().getRow()) {
      row += row < getToSpace().getRow() ? 1 : -1;
    } else {
      column += column < getToSpace().getColumn() ? 1 : -1;
    }
    return Board.instance().getSpace(row, column);
  }

  private static final class Take implements Step {
    private final Space space;
    private Piece taken;

    Take(Space space) {
      this.space = space;
    }

    @Override
    public void make() {
      taken = space.clearSpace();
    }

    @Override
    public void undo() {
      space.placePiece(taken);
    }
  }

  private static final class Slide implements Step {
    private final Space from;
    private final Space to;

    Slide(Space from, Space to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public void make() {
      to.placePiece(from.clearSpace());
    }

    @Override
    public void undo() {
      from.placePiece(to.clearSpace());
    }
  }
}
