package framework.games.quixo;

import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.Deque;

/** Lifts the cubes of a path, changes the one at the beginning for one at the end. */
public class QuixoMove extends MovePieceMove {
  private Piece turned;

  /**
   * Creates a move.
   *
   * @param controller to be told
   * @param player who moves
   * @param piece which cube
   * @param from from where
   * @param to to where
   */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
  }

  @Override
  protected boolean makeMoveHook() {
    Deque<Piece> cubes = path().lift();
    Piece taken = cubes.removeFirst();
    if (turned == null) {
      turned = taken.getPlayer() == getPlayer() ? taken : new QuixoPiece(getPlayer());
    }
    cubes.addLast(turned);
    path().lay(cubes);
    return true;
  }

  @Override
  protected boolean undoHook() {
    Deque<Piece> cubes = path().lift();
    cubes.removeLast();
    cubes.addFirst(getPiece());
    path().lay(cubes);
    return true;
  }

  private QuixoPath path() {
    return QuixoPath.between(getFromSpace(), getToSpace());
  }
}
