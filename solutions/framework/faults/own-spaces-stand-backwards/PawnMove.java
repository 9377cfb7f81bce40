package framework.games.own;

import framework.MoveController;
import framework.MovePieceMove;
import framework.Piece;
import framework.Player;
import framework.Space;
import java.util.List;

/** A step of a pawn, which may take another one. */
class PawnMove extends MovePieceMove {

  private Piece taken;

  PawnMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
  }

  @Override
  public List<Space> getSpaces() {
    return List.of(getToSpace(), getFromSpace());
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
