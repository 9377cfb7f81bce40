package gametree;

/** A search whose accumulators keep bounds, and say when a map ends. */
public class AlphaBeta extends ASearch {

  /** Creates a search of so many moves. */
  public AlphaBeta(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    super(worth, depth);
  }

  @Override
  AAccumulator start() {
    return new Upper(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Override
  boolean goesOn(AAccumulator best) {
    return ((Bounded) best).isOpen();
  }

  /** Keeps the best between two bounds. */
  private abstract static class Bounded extends Best {

    private boolean open = true;

    @Override
    public void updateBest(int row, int col, int value) {
      super.updateBest(row, col, value);
      open = !isBeyond(getValue());
    }

    abstract boolean isBeyond(int value);

    boolean isOpen() {
      return open;
    }
  }

  private static class Upper extends Bounded {

    private final int alpha;
    private final int beta;

    Upper(int alpha, int beta) {
      this.alpha = alpha;
      this.beta = beta;
    }

    @Override
    boolean isBetter(int value, int best) {
      return value > best;
    }

    @Override
    boolean isBeyond(int value) {
      return value >= beta;
    }

    @Override
    public AAccumulator makeOpposite() {
      return new Lower(getMove() == null ? alpha : Math.max(alpha, getValue()), beta);
    }
  }

  private static class Lower extends Bounded {

    private final int alpha;
    private final int beta;

    Lower(int alpha, int beta) {
      this.alpha = alpha;
      this.beta = beta;
    }

    @Override
    boolean isBetter(int value, int best) {
      return value < best;
    }

    @Override
    boolean isBeyond(int value) {
      return value <= alpha;
    }

    @Override
    public AAccumulator makeOpposite() {
      return new Upper(alpha, getMove() == null ? beta : Math.min(beta, getValue()));
    }
  }
}
