package framework.games.tictactoe;

import framework.Board;
import framework.GameOverStatus;
import framework.InvalidSingletonInstantiationException;

/** The board of Tic-Tac-Toe. */
public class TicTacToeBoard extends Board {

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException if not called by {@code Board.instance()}
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 3);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    return GameOverStatus.NOT_OVER;
  }
}
