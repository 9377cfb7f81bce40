package gametree;

/** Keeps the greatest. */
public class MaxAccumulator extends Best {

  @Override
  boolean isBetter(int value, int best) {
    return Order.UP.isBetter(value, best);
  }

  @Override
  public AAccumulator makeOpposite() {
    return new MinAccumulator();
  }
}
