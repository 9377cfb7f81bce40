package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import java.util.List;

/**
 * The board of three by three, which is empty at the beginning. When the game is over, says {@link
 * TicTacToePosition}.
 */
public class TicTacToeBoard extends Board {

  private static final int SIZE = 3;

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
    List<Player> owners = owners();
    return statusOf(TicTacToePosition.statusOf(stones(TicTacToePosition.LINES, owners)), owners);
  }
}
