import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

class ReversiBoard extends Board {
  private Player first;
  private Player second;

  public ReversiBoard() throws InvalidSingletonInstantiationException {
    super(4, 4);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    first = players.get(0);
    second = players.get(1);
    getSpace(1, 1).placePiece(new Piece(first));
    getSpace(2, 2).placePiece(new Piece(first));
    getSpace(1, 2).placePiece(new Piece(second));
    getSpace(2, 1).placePiece(new Piece(second));
  }

  /** Which discs are turned if a player puts one here; empty if none may be put. */
  public List<Space> turned(Player player, Space at) {
    List<Space> all = new ArrayList<>();
    if (!at.isEmpty()) {
      return all;
    }
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        List<Space> some = new ArrayList<>();
        int row = at.getRow() + down;
        int column = at.getColumn() + right;
        while (hasSpace(row, column)
            && !getSpace(row, column).isEmpty()
            && getSpace(row, column).getPiece().getPlayer() != player) {
          some.add(getSpace(row, column));
          row += down;
          column += right;
        }
        if (hasSpace(row, column) && !getSpace(row, column).isEmpty()) {
          all.addAll(some);
        }
      }
    }
    return all;
  }

  public boolean canMove(Player player) {
    for (Space space : this) {
      if (!turned(player, space).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected GameOverStatus gameOverHook() {
    if (canMove(first) || canMove(second)) {
      return GameOverStatus.NOT_OVER;
    }
    int difference = 0;
    for (Space space : this) {
      if (!space.isEmpty()) {
        difference += space.getPiece().getPlayer() == first ? 1 : -1;
      }
    }
    return new GameOverStatus(true, difference == 0 ? null : difference > 0 ? first : second);
  }
}
