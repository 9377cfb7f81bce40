package framework.games.own;

import framework.MoveController;
import framework.MovePieceMove;
import framework.Piece;
import framework.Player;
import framework.Space;

/** A step of a pawn, which may take another one. */
class PawnMove extends MovePieceMove {

  private Piece taken;

  PawnMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
  }

  @Override
  protected boolean makeMoveHook() {
    taken = getToSpace().clearSpace();
    getFromSpace().clearSpace();
    return getToSpace().placePiece(getPiece());
  }

  @Override
  protected boolean undoHook() {
    return false;
  }
}
