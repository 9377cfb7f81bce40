package gametree;

/** Keeps the best; a subclass knows what that is. */
abstract class Best extends AAccumulator {

  Best() {
    super(0);
  }

  abstract boolean isBetter(int value, int best);

  @Override
  public void updateBest(int row, int col, int value) {
    if (getMove() == null || isBetter(value, getValue())) {
      setBest(row, col, value);
    }
  }

  /** Directions, which compare. */
  enum Order {
    UP {
      @Override
      boolean isBetter(int value, int best) {
        return value > best;
      }
    };

    abstract boolean isBetter(int value, int best);
  }
}
