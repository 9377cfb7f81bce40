package framework.games.dominoes;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;

/** A board of four by four spaces, for a game without an end. */
public class DominoBoard extends Board {

  private static final int SIZE = 4;

  /** Makes the board. */
  public DominoBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    return GameOverStatus.NOT_OVER;
  }
}
