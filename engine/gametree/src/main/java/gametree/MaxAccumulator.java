package gametree;

/** Keeps the move with the greatest value: for the player who searches. */
public class MaxAccumulator extends AAccumulator {

  /** Creates an accumulator that knows of no move. */
  public MaxAccumulator() {
    super(Integer.MIN_VALUE);
  }

  @Override
  public void updateBest(int row, int col, int value) {
    if (getMove() == null || value > getValue()) {
      setBest(row, col, value);
    }
  }

  @Override
  public AAccumulator makeOpposite() {
    return new MinAccumulator();
  }
}
