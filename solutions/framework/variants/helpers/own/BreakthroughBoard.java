package framework.games.own.breakthrough;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.List;

/** Two rows of runners on each side; who gets through, or takes all, has won. */
public class BreakthroughBoard extends Board {
  private static final int ROWS = 5;
  private static final int COLUMNS = 4;

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException if it is not wanted
   */
  public BreakthroughBoard() throws InvalidSingletonInstantiationException {
    super(ROWS, COLUMNS);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    for (int column = 0; column < COLUMNS; column++) {
      for (int row = 0; row < 2; row++) {
        getSpace(row, column).placePiece(new Runner(players.get(1), Heading.DOWN));
        getSpace(ROWS - 1 - row, column).placePiece(new Runner(players.get(0), Heading.UP));
      }
    }
  }

  @Override
  protected GameOverStatus gameOverHook() {
    Player survivor = null;
    boolean several = false;
    for (Space space : this) {
      if (space.getPiece() instanceof Runner runner) {
        if (runner.isThrough()) {
          return new WinningSpacesGameOverStatus(runner.getPlayer(), List.of(space));
        }
        several |= survivor != null && survivor != runner.getPlayer();
        survivor = runner.getPlayer();
      }
    }
    return several ? GameOverStatus.NOT_OVER : new GameOverStatus(true, survivor);
  }
}
