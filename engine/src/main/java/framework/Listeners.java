package framework;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The observers of one subject, in the order in which they were added. An observer may be added or
 * removed by any thread at any time, also while others are told; it counts from the next time on.
 *
 * @param <L> what the observers can be told
 */
final class Listeners<L> implements Iterable<L> {

  private volatile List<L> list = List.of();

  /** Makes a list without observers. */
  Listeners() {}

  /** Adds an observer; not null. */
  synchronized void add(L listener) {
    List<L> more = new ArrayList<>(list);
    more.add(listener);
    list = List.copyOf(more);
  }

  /** Removes an observer; does nothing if it is none. */
  synchronized void remove(L listener) {
    List<L> fewer = new ArrayList<>(list);
    fewer.remove(listener);
    list = List.copyOf(fewer);
  }

  /** Returns the observers as they are now; the list cannot be changed. */
  List<L> now() {
    return list;
  }

  @Override
  public Iterator<L> iterator() {
    return list.iterator();
  }
}
