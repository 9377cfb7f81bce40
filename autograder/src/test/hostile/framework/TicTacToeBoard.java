package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;

/** A wrong board, into which the hostile hand-ins are written where it says so. */
public class TicTacToeBoard extends Board {
  /*members*/
  static { /*static-block*/ }

  /** Makes a board of the right size. */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 3);
    /*constructor*/
  }

  /** Never ends a game. */
  @Override
  protected GameOverStatus gameOverHook() {
    if (getRows() == 3) { /*hook*/ }
    return GameOverStatus.NOT_OVER;
  }
}
