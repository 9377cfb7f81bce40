package board.model;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a person chooses a move by selecting spaces, one after another.
 *
 * <p>A game says once which spaces make a move; which moves are still possible after some clicks,
 * and where the next click may go, follows from that.
 *
 * @param <M> the moves
 */
@FunctionalInterface
public interface Choice<M> {

  /**
   * Returns the spaces that a person selects to make a move, in order. Several moves may have the
   * same spaces: then the person must be asked which one is meant.
   *
   * @param move a move; not null
   * @return the spaces; empty for a move that is not made on the board, such as a pass
   */
  List<Cell> cells(M move);

  /**
   * Returns the moves that are still possible.
   *
   * @param legal all legal moves
   * @param clicks what was selected, in order
   * @return those whose spaces begin with the selected ones
   */
  default List<M> matching(Collection<M> legal, List<Cell> clicks) {
    return legal.stream()
        .filter(
            move -> {
              List<Cell> cells = cells(move);
              return cells.size() >= clicks.size()
                  && cells.subList(0, clicks.size()).equals(clicks);
            })
        .toList();
  }

  /**
   * Returns the spaces where the next click may go.
   *
   * @param legal all legal moves
   * @param clicks what was selected, in order
   */
  default Set<Cell> next(Collection<M> legal, List<Cell> clicks) {
    Set<Cell> next = new LinkedHashSet<>();
    for (M move : matching(legal, clicks)) {
      List<Cell> cells = cells(move);
      if (cells.size() > clicks.size()) {
        next.add(cells.get(clicks.size()));
      }
    }
    return next;
  }
}
