package framework.games.tictactoe;

import framework.model.Board;
import framework.model.Move;
import framework.model.OnePiecePlayer;
import framework.model.Space;
import framework.model.Strategy;
import java.util.Random;

/** Picks any space; if it is occupied, the move is refused and the next one is picked. */
public class TicTacToeRandomStrategy extends Strategy {

  private final Random random;

  /** Creates a strategy with an unseeded generator. */
  public TicTacToeRandomStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy that picks as a source of chance says.
   *
   * @param random the source; not null
   */
  public TicTacToeRandomStrategy(Random random) {
    super("Random");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    Board board = getBoard();
    int row = random.nextInt(board.getRows());
    int column = random.nextInt(board.getColumns());
    Space space = board.getSpace(row, column);
    OnePiecePlayer player = (OnePiecePlayer) getPlayer();
    Move move = board.getFactory().createNewPieceMove(this, player.createPiece(), space);
    tryMove(move);
  }
}
