package framework.games.quixo;

import framework.model.Board;
import framework.model.Move;
import framework.model.Piece;
import framework.model.Space;
import framework.model.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lists all moves that the rules allow, and draws one of them. */
public class QuixoRandomStrategy extends Strategy {

  private final Random random;

  /** Makes a strategy with a source of chance of its own. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random where its chance comes from
   */
  public QuixoRandomStrategy(Random random) {
    super("By chance");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    Board board = getBoard();
    List<Move> moves = new ArrayList<>();
    for (Space from : board) {
      Piece cube = from.getPiece();
      if (cube.isMoveableBy(getPlayer())) {
        for (Space to : board) {
          if (cube.isMoveableTo(to)) {
            moves.add(
                board.getFactory().createMovePieceMove(this, getPlayer(), cube, from, to));
          }
        }
      }
    }
    tryMove(moves.get(random.nextInt(moves.size())));
  }
}
