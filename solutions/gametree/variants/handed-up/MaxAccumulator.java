package gametree;

import java.util.Comparator;

/** Keeps the greatest. */
public class MaxAccumulator extends Extreme {

  /** Creates an accumulator. */
  public MaxAccumulator() {
    super(Comparator.naturalOrder(), MinAccumulator::new);
  }
}
