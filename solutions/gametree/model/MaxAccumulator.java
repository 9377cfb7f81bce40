package gametree;

/** Remembers the move with the greatest value. */
public class MaxAccumulator extends AAccumulator {

  private boolean hasMove;

  /** Creates an accumulator without a move. */
  public MaxAccumulator() {
    super(0);
  }

  @Override
  public void updateBest(int row, int col, int value) {
    if (!hasMove || value > getValue()) {
      hasMove = true;
      setBest(row, col, value);
    }
  }

  @Override
  public AAccumulator makeOpposite() {
    return new MinAccumulator();
  }
}
