package framework.games.quixo;

import board.model.Cell;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/**
 * Takes a cube and pushes it in at an end of its row or column: the cubes between slide one space
 * towards the gap, and the cube shows the mark of who moved it.
 */
public class QuixoMove extends MovePieceMove {

  private final Piece turned;

  /**
   * Makes a move.
   *
   * @param controller notified if the move is rejected; not null
   * @param player who moves; not null
   * @param piece the cube that is taken; null makes the move invalid
   * @param from where it is taken; not null
   * @param to where it is pushed in; not null
   */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
    boolean isOwn = piece != null && piece.getPlayer() == player;
    this.turned = isOwn ? piece : new QuixoPiece(player);
  }

  /** Pushes the cube in; those in its way slide one space. */
  @Override
  protected boolean makeMoveHook() {
    getFromSpace().clearSpace();
    slide(getFromSpace(), getToSpace());
    return getToSpace().placePiece(turned);
  }

  /** Puts every cube back where it was. */
  @Override
  protected boolean undoHook() {
    getToSpace().clearSpace();
    slide(getToSpace(), getFromSpace());
    return getFromSpace().placePiece(getPiece());
  }

  /** Moves the gap from one space to the other, cube by cube. */
  private static void slide(Space gap, Space end) {
    Space empty = gap;
    for (Cell cell : QuixoPosition.path(gap.getCell(), end.getCell())) {
      Space next = gap.getBoard().getSpace(cell);
      if (next != gap) {
        empty.placePiece(next.clearSpace());
        empty = next;
      }
    }
  }
}
