package framework.games.tictactoe;

import framework.Board;
import framework.GameOverStatus;
import framework.InvalidSingletonInstantiationException;
import framework.Lines;

/** The board of three by three, which is empty at the beginning. Three in a row win. */
public class TicTacToeBoard extends Board {

  private static final int SIZE = 3;

  private final Lines lines = new Lines(this, SIZE);

  /**
   * Makes the board; {@link Board#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    GameOverStatus won = lines.status();
    if (won != null) {
      return won;
    }
    return isFull() ? new GameOverStatus(true, null) : GameOverStatus.NOT_OVER;
  }
}
