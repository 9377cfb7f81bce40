package framework.model;

import java.util.Iterator;
import java.util.stream.IntStream;

/** Hands out what a stream of all spaces brings. */
public class BoardIterator implements Iterator<Space> {
  private final Iterator<Space> spaces;

  /** Opens the stream. */
  public BoardIterator(Board board) {
    spaces =
        IntStream.range(0, board.getRows())
            .boxed()
            .flatMap(
                row ->
                    IntStream.range(0, board.getColumns())
                        .mapToObj(column -> board.getSpace(row, column)))
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
