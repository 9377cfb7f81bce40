package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.GameMaster;
import framework.Move;
import framework.Piece;
import framework.Player;
import framework.Space;
import framework.Strategy;
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

  private Player other() {
    List<Player> players = GameMaster.instance().getPlayers();
    return players.get(getPlayer() == players.get(0) ? 1 : 0);
  }

  @Override
  protected void moveHook() throws InterruptedException {
    List<Move> moves = new ArrayList<>();
    for (Space from : Board.instance()) {
      Piece cube = from.getPiece();
      if (cube.isMoveableBy(other())) {
        for (Space to : Board.instance()) {
          if (cube.isMoveableTo(to)) {
            moves.add(
                Factory.instance().createMovePieceMove(this, other(), cube, from, to));
          }
        }
      }
    }
    tryMove(moves.get(random.nextInt(moves.size())));
  }
}
