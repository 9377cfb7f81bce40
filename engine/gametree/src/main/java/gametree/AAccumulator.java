package gametree;

/**
 * Keeps the best of the moves that it is told of, while a map goes over them.
 *
 * <p>What is best, a subclass decides: the greatest value for the player who searches, the least
 * for the opponent.
 */
public abstract class AAccumulator {

  private int value;
  private Move move;

  /**
   * Creates an accumulator that knows of no move.
   *
   * @param start the value until there is a move
   */
  protected AAccumulator(int start) {
    value = start;
  }

  /**
   * Takes notice of a move: if it is better than the best one yet, or the first of all, it becomes
   * the best. Of equally good moves, the first remains.
   *
   * @param row the move's row
   * @param col the move's column
   * @param value what the move is worth to the player who searches
   */
  public abstract void updateBest(int row, int col, int value);

  /** Creates the accumulator that the other player needs, one move further on. */
  public abstract AAccumulator makeOpposite();

  /** Stores a move as the best one. For subclasses, in {@link #updateBest}. */
  protected final void setBest(int row, int col, int value) {
    this.move = new Move(row, col);
    this.value = value;
  }

  /** Returns the value of the best move; without a move, the value it started with. */
  public final int getValue() {
    return value;
  }

  /** Returns the best move, or null if there was none yet. */
  public final Move getMove() {
    return move;
  }
}
