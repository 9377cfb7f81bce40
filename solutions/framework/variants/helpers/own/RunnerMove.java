package framework.games.own.breakthrough;

import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

class RunnerMove extends MovePieceMove {
  private final Piece victim;

  RunnerMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
    victim = to.getPiece();
  }

  @Override
  protected boolean makeMoveHook() {
    getToSpace().clearSpace();
    return getToSpace().placePiece(getFromSpace().clearSpace());
  }

  @Override
  protected boolean undoHook() {
    getFromSpace().placePiece(getToSpace().clearSpace());
    return victim == null || getToSpace().placePiece(victim);
  }
}
