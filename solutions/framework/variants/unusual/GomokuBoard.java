package framework.games.own;

import framework.Board;
import framework.GameOverStatus;
import framework.InvalidSingletonInstantiationException;
import framework.Player;
import framework.Space;
import framework.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

/** Five in a row on a large board. */
class GomokuBoard extends Board {
  static final int SIZE = 19;
  private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  GomokuBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (Space space : this) {
      for (int[] step : STEPS) {
        List<Space> line = line(space, step);
        if (line.size() == 5) {
          return new WinningSpacesGameOverStatus(space.getPiece().getPlayer(), line);
        }
      }
    }
    return new GameOverStatus(isFull(), null);
  }

  private List<Space> line(Space first, int[] step) {
    List<Space> line = new ArrayList<>();
    Player player = first.isEmpty() ? null : first.getPiece().getPlayer();
    int row = first.getRow();
    int column = first.getColumn();
    while (line.size() < 5 && player != null && hasSpace(row, column)) {
      Space space = getSpace(row, column);
      if (space.isEmpty() || space.getPiece().getPlayer() != player) {
        break;
      }
      line.add(space);
      row += step[0];
      column += step[1];
    }
    return line;
  }
}
