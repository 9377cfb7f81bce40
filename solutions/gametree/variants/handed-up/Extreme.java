package gametree;

import java.util.Comparator;
import java.util.function.Supplier;

/** Keeps an extreme: which one, and how the opposite is created, is handed up. */
abstract class Extreme extends AAccumulator {

  private final Comparator<Integer> order;
  private final Supplier<AAccumulator> opposite;
  private boolean hasMove;

  Extreme(Comparator<Integer> order, Supplier<AAccumulator> opposite) {
    super(0);
    this.order = order;
    this.opposite = opposite;
  }

  @Override
  public void updateBest(int row, int col, int value) {
    if (!hasMove || order.compare(value, getValue()) > 0) {
      setBest(row, col, value);
      hasMove = true;
    }
  }

  @Override
  public AAccumulator makeOpposite() {
    return opposite.get();
  }
}
