package framework.games.quixo;

import framework.Board;
import framework.Factory;
import framework.Space;
import framework.Strategy;
import framework.games.quixo.QuixoPicture.Push;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Never misses a line: wins at once if it can; otherwise it gives the other player no line, now or
 * with the next move, if that can be helped. Among moves that are alike it picks any.
 *
 * <p>Cost: a look at each pair of one's own move and an answer, less than two thousand.
 */
public class QuixoLineStrategy extends Strategy {

  private static final int WINS = 3;
  private static final int SAFE = 2;
  private static final int UNSAFE = 1;
  private static final int LOSES = 0;

  private final Random random;

  /** Makes a strategy that plays otherwise every time. */
  public QuixoLineStrategy() {
    this(new Random());
  }

  /**
   * Makes a strategy that picks as a source of chance says.
   *
   * @param random the source; not null
   */
  public QuixoLineStrategy(Random random) {
    super("Sees lines");
    this.random = random;
  }

  @Override
  protected void moveHook() throws InterruptedException {
    QuixoPicture now = QuixoPicture.of(Board.instance(), getPlayer());
    List<Push> best = new ArrayList<>();
    int bestWorth = LOSES;
    for (Push push : now.pushes(QuixoPicture.MINE)) {
      int worth = worth(now.after(push, QuixoPicture.MINE));
      if (worth > bestWorth) {
        best.clear();
        bestWorth = worth;
      }
      if (worth == bestWorth) {
        best.add(push);
      }
    }
    Push chosen = best.get(random.nextInt(best.size()));
    Space from = Board.instance().getSpace(chosen.fromRow(), chosen.fromColumn());
    Space to = Board.instance().getSpace(chosen.toRow(), chosen.toColumn());
    tryMove(Factory.instance().createMovePieceMove(this, getPlayer(), from.getPiece(), from, to));
  }

  /** Returns what the position after one's own move is worth. */
  private static int worth(QuixoPicture after) {
    // The order matters: who makes a line for both loses.
    if (after.hasLine(QuixoPicture.OTHER)) {
      return LOSES;
    }
    if (after.hasLine(QuixoPicture.MINE)) {
      return WINS;
    }
    for (Push answer : after.pushes(QuixoPicture.OTHER)) {
      QuixoPicture then = after.after(answer, QuixoPicture.OTHER);
      if (then.hasLine(QuixoPicture.OTHER) && !then.hasLine(QuixoPicture.MINE)) {
        return UNSAFE;
      }
    }
    return SAFE;
  }
}
