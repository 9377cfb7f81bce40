package framework.games.own;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.play.GameMaster;
import java.util.ArrayList;
import java.util.List;

/** Five in a row on a large board. How the game stands is looked up when somebody asks. */
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
          return won(space.getPiece().getPlayer(), line);
        }
      }
    }
    return new GameOverStatus(isFull(), null) {
      @Override
      public boolean isGameOver() {
        return Board.instance().isFull();
      }
    };
  }

  private static GameOverStatus won(Player player, List<Space> line) {
    int number = GameMaster.instance().getPlayers().indexOf(player);
    return new WinningSpacesGameOverStatus(player, line) {
      @Override
      public Player getWinner() {
        return GameMaster.instance().getPlayers().get(number);
      }
    };
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
