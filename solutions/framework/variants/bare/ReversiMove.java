import framework.model.Board;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

class ReversiMove extends Move {
  private final Space at;
  private final List<Space> turned = new ArrayList<>();
  private final List<Piece> before = new ArrayList<>();

  public ReversiMove(MoveController controller, Player player, Space at) {
    super(controller, player);
    this.at = at;
  }

  @Override
  public List<Space> getSpaces() {
    return List.of(at);
  }

  /** Who cannot put a disc passes by pointing at any disc. */
  @Override
  protected boolean executeHook() {
    ReversiBoard board = (ReversiBoard) Board.instance();
    turned.clear();
    before.clear();
    if (!board.canMove(getPlayer())) {
      return !at.isEmpty();
    }
    turned.addAll(board.turned(getPlayer(), at));
    if (turned.isEmpty()) {
      return false;
    }
    for (Space space : turned) {
      before.add(space.clearSpace());
      space.placePiece(new Piece(getPlayer()));
    }
    at.placePiece(new Piece(getPlayer()));
    return true;
  }

  @Override
  protected boolean undoHook() {
    if (!turned.isEmpty()) {
      at.clearSpace();
    }
    for (int i = 0; i < turned.size(); i++) {
      turned.get(i).clearSpace();
      turned.get(i).placePiece(before.get(i));
    }
    return true;
  }
}
