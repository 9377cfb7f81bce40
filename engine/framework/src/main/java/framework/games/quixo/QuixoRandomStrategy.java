package framework.games.quixo;

import framework.model.Board;
import framework.model.Space;
import framework.model.Strategy;
import java.util.Random;

/** Makes a move by chance: any that the rules allow. */
public class QuixoRandomStrategy extends Strategy {
  // It picks any two spaces; most such moves are refused, and the next ones are picked.

  private final Random random;

  /** Creates a strategy with an unseeded generator. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy that picks as a source of chance says.
   *
   * @param random the source; not null
   */
  public QuixoRandomStrategy(Random random) {
    super("Random");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    Space from = anySpace();
    Space to = anySpace();
    tryMove(
        getBoard().getFactory().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
  }

  private Space anySpace() {
    Board board = getBoard();
    return board.getSpace(random.nextInt(board.getRows()), random.nextInt(board.getColumns()));
  }
}
