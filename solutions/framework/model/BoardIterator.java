package framework.model;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Goes over all spaces of a board, row by row. */
public class BoardIterator implements Iterator<Space> {

  private final Board board;

  /** How many spaces were returned already. */
  private int returned;

  /** Creates an iterator that has returned no space yet. */
  public BoardIterator(Board board) {
    this.board = board;
  }

  @Override
  public boolean hasNext() {
    return returned < board.getRows() * board.getColumns();
  }

  @Override
  public Space next() {
    if (!hasNext()) {
      throw new NoSuchElementException("All spaces were returned.");
    }
    int row = returned / board.getColumns();
    int column = returned % board.getColumns();
    returned++;
    return board.getSpace(row, column);
  }
}
