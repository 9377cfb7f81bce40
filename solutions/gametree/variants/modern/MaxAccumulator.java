package gametree;

import java.util.function.IntBinaryOperator;

/** The greatest so far. */
public class MaxAccumulator extends AAccumulator {

  private static final IntBinaryOperator ORDER = Integer::compare;

  /** Creates an accumulator. */
  public MaxAccumulator() {
    super(Integer.MIN_VALUE);
  }

  @Override
  public void updateBest(int row, int col, int value) {
    var better = getMove() == null || ORDER.applyAsInt(value, getValue()) > 0;
    if (better) {
      setBest(row, col, value);
    }
  }

  @Override
  public AAccumulator makeOpposite() {
    return new AAccumulator(Integer.MAX_VALUE) {
      @Override
      public void updateBest(int row, int col, int value) {
        if (getMove() == null || ORDER.applyAsInt(value, getValue()) < 0) {
          setBest(row, col, value);
        }
      }

      @Override
      public AAccumulator makeOpposite() {
        return new MaxAccumulator();
      }
    };
  }
}
