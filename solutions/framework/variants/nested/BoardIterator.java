package framework.model;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Goes along one row at a time. */
public class BoardIterator implements Iterator<Space> {

  /** Goes along one row. */
  private static final class Row implements Iterator<Space> {
    private final Board board;
    private final int row;
    private int column;

    private Row(Board board, int row) {
      this.board = board;
      this.row = row;
    }

    @Override
    public boolean hasNext() {
      return column < board.getColumns();
    }

    @Override
    public Space next() {
      return board.getSpace(row, column++);
    }
  }

  private final Iterator<Integer> rows;
  private final Board board;
  private Iterator<Space> current = Collections.emptyIterator();

  /** Begins above the first row. */
  public BoardIterator(Board board) {
    this.board = board;
    this.rows =
        new Iterator<>() {
          private int row;

          @Override
          public boolean hasNext() {
            return row < board.getRows();
          }

          @Override
          public Integer next() {
            return row++;
          }
        };
  }

  @Override
  public boolean hasNext() {
    return current.hasNext() || rows.hasNext();
  }

  @Override
  public Space next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    if (!current.hasNext()) {
      current = new Row(board, rows.next());
    }
    return current.next();
  }
}
