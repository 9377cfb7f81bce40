package framework.model;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;

/** Lets the spaces queue up and serves them in that order. */
public class BoardIterator implements Iterator<Space> {
  private final Queue<Space> queue = new ArrayDeque<>();

  /** Has all spaces of a board queue up. */
  public BoardIterator(Board board) {
    enqueue(board, 0, 0);
  }

  private void enqueue(Board board, int row, int column) {
    if (!board.hasSpace(row, column)) {
      return;
    }
    queue.add(board.getSpace(row, column));
    if (board.hasSpace(row, column + 1)) {
      enqueue(board, row, column + 1);
    } else {
      enqueue(board, row + 1, 0);
    }
  }

  @Override
  public boolean hasNext() {
    return queue.peek() != null;
  }

  @Override
  public Space next() {
    return queue.remove();
  }
}
