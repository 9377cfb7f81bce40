package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;

/** My first class in a framework: a board on which nobody ever wins. */
public class TicTacToeBoard extends Board {

  /** Makes the board. */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 3);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    return GameOverStatus.NOT_OVER;
  }
}
