package gametree;

import java.util.Comparator;

/** Keeps the least. */
public class MinAccumulator extends Extreme {

  /** Creates an accumulator. */
  public MinAccumulator() {
    this(Comparator.reverseOrder());
  }

  private MinAccumulator(Comparator<Integer> order) {
    super(order, () -> new MaxAccumulator());
  }
}
