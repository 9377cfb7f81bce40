package gametree;

/** Keeps the least: an object that keeps the greatest, of numbers the other way round. */
public class MinAccumulator extends AAccumulator {

  private final MaxAccumulator greatest = new MaxAccumulator();

  /** Creates an accumulator. */
  public MinAccumulator() {
    super(Integer.MAX_VALUE);
  }

  @Override
  public void updateBest(int row, int col, int value) {
    Move before = greatest.getMove();
    greatest.updateBest(row, col, ~value);
    if (greatest.getMove() != before) {
      setBest(row, col, value);
    }
  }

  @Override
  public AAccumulator makeOpposite() {
    return new MaxAccumulator();
  }
}
