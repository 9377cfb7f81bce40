package gametree;

import java.util.List;
import java.util.Random;

/** Picks any valid move, all with the same chance. */
public class RandomStrategy implements INextMoveStrategy {

  private final Random random;

  /**
   * Creates a strategy.
   *
   * @param random the source of chance; with a seed, the same game can be played again
   */
  public RandomStrategy(Random random) {
    this.random = random;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    List<Move> moves = MoveCollector.collect(board, player);
    return moves.get(random.nextInt(moves.size()));
  }
}
