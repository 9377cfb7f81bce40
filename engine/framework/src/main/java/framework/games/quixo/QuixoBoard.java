package framework.games.quixo;

import board.model.LineFinder;
import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import java.util.List;

/** The board of five by five, full of blank cubes at the beginning. A line wins. */
public class QuixoBoard extends Board {

  private static final int SIZE = 5;

  private static final LineFinder LINES = new LineFinder(SIZE, SIZE, SIZE);

  /**
   * Makes the board; {@link Board#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  /** Puts a blank cube on each space. */
  @Override
  protected void newGameHook(List<Player> players) {
    for (Space space : this) {
      space.placePiece(new QuixoPiece(null));
    }
  }

  /**
   * Tells whether there is a line, and who wins by it. If the last move has left lines of both
   * players, the other player wins.
   *
   * @return with the spaces of a line of the winner, if the game is over
   */
  @Override
  protected GameOverStatus gameOverHook() {
    // QuixoPosition knows whether there are lines, and who wins by them.
    List<Player> owners = owners();
    Player mover = getLastMove() == null ? null : getLastMove().getPlayer();
    long[] marks = stones(LINES, owners);
    return statusOf(QuixoPosition.statusOf(LINES, marks, owners.indexOf(mover)), owners);
  }
}
