package framework.games.own;

import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

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
    getToSpace().clearSpace();
    if (taken != null) {
      getToSpace().placePiece(taken);
    }
    return getFromSpace().placePiece(getPiece());
  }
}
