package gametree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;

/**
 * A board on which a search can be stopped, and which counts the moves that are tried.
 *
 * <p>Strategies have no loop in which they could look at the clock. But all of them must ask the
 * board for each move, and this board refuses to go on when it is time.
 */
public class LimitedBoard extends BoardDecorator {

  private final BooleanSupplier isOver;
  private final Deque<IUndoMove> made = new ArrayDeque<>();
  private long tried;

  /**
   * Creates a board.
   *
   * @param board the board that is decorated; not null
   * @param isOver asked before each move; when it returns true, the search is stopped
   */
  public LimitedBoard(IBoardModel board, BooleanSupplier isOver) {
    super(board);
    this.isOver = isOver;
  }

  /** Returns how many moves were tried: the nodes of the tree, without its root. */
  public long getMovesTried() {
    return tried;
  }

  /** Takes back all moves that a stopped search has left on the board. */
  public void restore() {
    while (!made.isEmpty()) {
      made.pop().undo();
    }
  }

  /**
   * Counts the move, or stops the search.
   *
   * @throws SearchStoppedException if it is time
   */
  @Override
  protected void beforeMove() {
    if (isOver.getAsBoolean()) {
      throw new SearchStoppedException();
    }
    tried++;
  }

  @Override
  protected void afterMove(int row, int col, int player, IUndoMove undo) {
    made.push(undo);
  }

  @Override
  protected void afterUndo() {
    made.pop();
  }
}
