package framework.games.quixo;

import framework.model.Board;
import framework.model.Move;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Draws one of all legal moves, which come in a stream. */
public class QuixoRandomStrategy extends Strategy {

  private final Random random;

  /** Makes a strategy. */
  public QuixoRandomStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy.
   *
   * @param random its chance
   */
  public QuixoRandomStrategy(Random random) {
    super("Whatever");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    List<Move> moves =
        spaces()
            .filter(from -> from.getPiece().isMoveableBy(getPlayer()))
            .flatMap(
                from ->
                    spaces()
                        .filter(to -> from.getPiece().isMoveableTo(to))
                        .map(to -> move(from, to)))
            .toList();
    tryMove(moves.get(random.nextInt(moves.size())));
  }

  private Move move(Space from, Space to) {
    return Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to);
  }

  private static Stream<Space> spaces() {
    return StreamSupport.stream(Board.instance().spliterator(), false);
  }
}
