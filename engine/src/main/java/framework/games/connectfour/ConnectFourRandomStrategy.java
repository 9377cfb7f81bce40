package framework.games.connectfour;

import framework.Board;
import framework.Move;
import framework.OnePiecePlayer;
import framework.Space;
import framework.Strategy;
import java.util.Random;

/** Picks any column; if it is full, the move is refused and the next one is picked. */
public class ConnectFourRandomStrategy extends Strategy {

  private final Random random;

  /** Makes a strategy that plays otherwise every time. */
  public ConnectFourRandomStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy that picks as a source of chance says.
   *
   * @param random the source; not null
   */
  public ConnectFourRandomStrategy(Random random) {
    super("Random");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    Board board = getBoard();
    Space space = board.getSpace(0, random.nextInt(board.getColumns()));
    OnePiecePlayer player = (OnePiecePlayer) getPlayer();
    Move move = board.getFactory().createNewPieceMove(this, player.createPiece(), space);
    tryMove(move);
  }
}
