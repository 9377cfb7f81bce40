package framework.model;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Goes over all spaces of a board: along row 0 from left to right, then along row 1, and so on.
 *
 * <p>Pattern <em>Iterator</em>: a loop need not know how a board stores its spaces. {@link Board}
 * creates an iterator for each {@code for} loop over it, so loops don't disturb each other.
 */
public class BoardIterator implements Iterator<Space> {

  private final Board board;
  private int row;
  private int column;

  /**
   * Creates an iterator that begins at row 0, column 0.
   *
   * @param board the board; not null
   */
  public BoardIterator(Board board) {
    this.board = board;
  }

  /** Tells whether there is a space left. */
  @Override
  public boolean hasNext() {
    return row < board.getRows();
  }

  /**
   * Returns the next space.
   *
   * @return the space after the one that was returned before
   * @throws NoSuchElementException if there is none left
   */
  @Override
  public Space next() {
    if (!hasNext()) {
      throw new NoSuchElementException("The board has no space after its last one.");
    }
    Space space = board.getSpace(row, column);
    column++;
    if (column == board.getColumns()) {
      column = 0;
      row++;
    }
    return space;
  }
}
