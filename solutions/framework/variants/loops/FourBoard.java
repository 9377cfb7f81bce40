package framework.games.own;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

class FourBoard extends Board {
  static final int ROWS = 6;
  static final int COLUMNS = 7;
  private static final int[] DOWN = {0, 1, 1, 1};
  private static final int[] RIGHT = {1, 0, 1, -1};

  FourBoard() throws InvalidSingletonInstantiationException {
    super(ROWS, COLUMNS);
  }

  /** The lowest empty space of a column, or null. */
  Space lowest(int column) {
    for (int row = ROWS - 1; row >= 0; row--) {
      if (getSpace(row, column).isEmpty()) {
        return getSpace(row, column);
      }
    }
    return null;
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        for (int direction = 0; direction < 4; direction++) {
          List<Space> line = four(row, column, DOWN[direction], RIGHT[direction]);
          if (line != null) {
            return new WinningSpacesGameOverStatus(line.get(0).getPiece().getPlayer(), line);
          }
        }
      }
    }
    if (isFull()) {
      return new GameOverStatus(true, null);
    }
    return GameOverStatus.NOT_OVER;
  }

  private List<Space> four(int row, int column, int down, int right) {
    if (getSpace(row, column).isEmpty()) {
      return null;
    }
    Player owner = getSpace(row, column).getPiece().getPlayer();
    List<Space> line = new ArrayList<Space>();
    for (int i = 0; i < 4; i++) {
      int r = row + i * down;
      int c = column + i * right;
      if (r < 0 || r >= ROWS || c < 0 || c >= COLUMNS) {
        return null;
      }
      Space space = getSpace(r, c);
      if (space.isEmpty() || space.getPiece().getPlayer() != owner) {
        return null;
      }
      line.add(space);
    }
    return line;
  }
}
