package framework.games.quixo;

import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

/** Takes a cube from the rim and pushes it in again from an end of its row or column. */
public class QuixoMove extends MovePieceMove {

  /** The cubes from the space where one is taken to the end where it goes, before the move. */
  private final List<Piece> before = new ArrayList<>();

  /** The cube that goes in: always the same one, because a later move may remember it. */
  private final Piece marked;

  /**
   * Makes a move.
   *
   * @param controller notified if the move is rejected
   * @param player who moves
   * @param piece the cube
   * @param from where it is taken
   * @param to where it is pushed in
   */
  public QuixoMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
    marked = new QuixoPiece(player);
  }

  @Override
  protected boolean makeMoveHook() {
    List<Space> path = path();
    before.clear();
    for (Space space : path) {
      before.add(space.clearSpace());
    }
    int end = path.size() - 1;
    for (int i = 0; i < end; i++) {
      path.get(i).placePiece(before.get(i + 1));
    }
    return path.get(end).placePiece(marked);
  }

  @Override
  protected boolean undoHook() {
    List<Space> path = path();
    for (Space space : path) {
      space.clearSpace();
    }
    for (int i = 0; i < path.size(); i++) {
      path.get(i).placePiece(before.get(i));
    }
    return true;
  }

  /** Returns the spaces from where the cube is taken to where it goes, both included. */
  private List<Space> path() {
    Space from = getFromSpace();
    Space to = getToSpace();
    int down = Integer.compare(to.getRow(), from.getRow());
    int right = Integer.compare(to.getColumn(), from.getColumn());
    List<Space> path = new ArrayList<>();
    path.add(from);
    Space last = from;
    while (last != to) {
      last = from.getBoard().getSpace(last.getRow() + down, last.getColumn() + right);
      path.add(last);
    }
    return path;
  }
}
