package gametree;

/** A search that tries all moves. */
public class MinMax extends ASearch {

  /** Creates a search to the end. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth) {
    this(worth, Integer.MAX_VALUE);
  }

  /** Creates a search of so many moves. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    super(worth, depth);
  }

  @Override
  AAccumulator start() {
    return new MaxAccumulator();
  }

  @Override
  boolean goesOn(AAccumulator best) {
    return true;
  }
}
