package framework.model;

import java.util.Iterator;
import java.util.stream.IntStream;

/** Lets a stream of numbers remember how far the loop is. */
public class BoardIterator implements Iterator<Space> {
  private final Iterator<Space> spaces;

  /** Creates an iterator over all spaces of a board. */
  public BoardIterator(Board board) {
    int columns = board.getColumns();
    spaces =
        IntStream.range(0, board.getRows() * columns)
            .mapToObj(number -> board.getSpace(number / columns, number % columns))
            .iterator();
  }

  @Override
  public boolean hasNext() {
    return spaces.hasNext();
  }

  @Override
  public Space next() {
    return spaces.next();
  }
}
