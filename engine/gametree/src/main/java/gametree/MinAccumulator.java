package gametree;

/** Keeps the move with the least value: for the opponent of the player who searches. */
public class MinAccumulator extends AAccumulator {

  /** Creates an accumulator that knows of no move. */
  public MinAccumulator() {
    super(Integer.MAX_VALUE);
  }

  @Override
  public void updateBest(int row, int col, int value) {
    if (getMove() == null || value < getValue()) {
      setBest(row, col, value);
    }
  }

  @Override
  public AAccumulator makeOpposite() {
    return new MaxAccumulator();
  }
}
