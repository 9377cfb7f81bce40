package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.List;

/** The board; its triples know who has won. */
public class TicTacToeBoard extends Board {

  private final List<TicTacToeTriple> triples = new ArrayList<>();

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException if the framework does not make it
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 3);
    for (int i = 0; i < 3; i++) {
      triples.add(new TicTacToeTriple(this, i, 0, 0, 1));
      triples.add(new TicTacToeTriple(this, 0, i, 1, 0));
    }
    triples.add(new TicTacToeTriple(this, 0, 0, 1, 1));
    triples.add(new TicTacToeTriple(this, 2, 0, -1, 1));
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (TicTacToeTriple triple : triples) {
      if (triple.winner() != null) {
        return new WinningSpacesGameOverStatus(triple.winner(), triple.spaces());
      }
    }
    return isFull() ? new GameOverStatus(true, null) : GameOverStatus.NOT_OVER;
  }
}
