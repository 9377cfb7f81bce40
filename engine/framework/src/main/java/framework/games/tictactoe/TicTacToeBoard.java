package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import java.util.List;

/** The board of three by three, which is empty at the beginning. */
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

  /**
   * Tells whether the game is over: a full row, column or diagonal of one player wins it; a full
   * board without one ends it.
   *
   * @return with the spaces of the line, if there is one
   */
  @Override
  protected GameOverStatus gameOverHook() {
    // TicTacToePosition knows the rules.
    List<Player> owners = owners();
    return statusOf(TicTacToePosition.statusOf(stones(TicTacToePosition.LINES, owners)), owners);
  }
}
