package framework.model;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Goes over the spaces of a board with an array that is filled at the beginning. */
public final class BoardIterator implements Iterator<Space> {
  private final Space[] spaces;
  private int next;

  /** Fills the array row by row. */
  public BoardIterator(Board board) {
    spaces = new Space[board.getRows() * board.getColumns()];
    int i = 0;
    for (int row = 0; row < board.getRows(); row++) {
      for (int column = 0; column < board.getColumns(); column++) {
        spaces[i] = board.getSpace(row, column);
        i++;
      }
    }
    next = 0;
  }

  /** {@inheritDoc} */
  @Override
  public boolean hasNext() {
    if (next < spaces.length) {
      return true;
    } else {
      return false;
    }
  }

  /** {@inheritDoc} */
  @Override
  public Space next() {
    if (next >= spaces.length) {
      throw new NoSuchElementException();
    }
    Space space = spaces[next];
    next++;
    return space;
  }
}
