package framework.games.quixo;

import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayDeque;
import java.util.Deque;

/** Consists of steps, each of which can be undone; an undo takes them back in turn. */
public class QuixoMove extends MovePieceMove {

  private interface Step {
    void back();
  }

  private final Deque<Step> steps = new ArrayDeque<>();
  private final Piece pushed;

  /** Creates a move. */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
    pushed = new QuixoPiece(player);
  }

  @Override
  protected boolean makeMoveHook() {
    steps.clear();
    take(getFromSpace());
    Space gap = getFromSpace();
    while (gap != getToSpace()) {
      Space next = next(gap);
      put(gap, take(next));
      gap = next;
    }
    put(gap, pushed);
    return true;
  }

  private Space next(Space here) {
    int down = Integer.signum(getToSpace().getRow() - here.getRow());
    int right = Integer.signum(getToSpace().getColumn() - here.getColumn());
    return here.getBoard().getSpace(here.getRow() + down, here.getColumn() + right);
  }

  private Piece take(Space space) {
    Piece taken = space.clearSpace();
    steps.push(() -> space.placePiece(taken));
    return taken;
  }

  private void put(Space space, Piece piece) {
    space.placePiece(piece);
    steps.push(space::clearSpace);
  }

  @Override
  protected boolean undoHook() {
    while (!steps.isEmpty()) {
      steps.pop().back();
    }
    return true;
  }
}
