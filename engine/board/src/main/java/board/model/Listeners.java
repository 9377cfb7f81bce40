package board.model;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/**
 * The observers of one subject, in the order in which they were added.
 *
 * <p>An observer may be added or removed by any thread at any time, also while others are notified;
 * it counts from the next time on. An observer that throws keeps no other one from being notified,
 * and no subject from going on: what it threw goes to the uncaught exception handler of the current
 * thread, which prints it if nobody has set another one.
 *
 * @param <L> what the observers can be told
 */
public final class Listeners<L> implements Iterable<L> {

  private volatile List<L> list = List.of();

  /** Makes a list without observers. */
  public Listeners() {}

  /**
   * Adds an observer.
   *
   * @param listener notified from now on; not null
   */
  public synchronized void add(L listener) {
    List<L> more = new ArrayList<>(list);
    more.add(listener);
    list = List.copyOf(more);
  }

  /**
   * Removes an observer; does nothing if it is none.
   *
   * @param listener not notified from now on
   */
  public synchronized void remove(L listener) {
    List<L> fewer = new ArrayList<>(list);
    fewer.remove(listener);
    list = List.copyOf(fewer);
  }

  /**
   * Notifies all observers, each on the current thread.
   *
   * @param event calls a method of one observer; not null
   */
  public void notifyAll(Consumer<? super L> event) {
    for (L listener : this) {
      try {
        event.accept(listener);
      } catch (RuntimeException | Error trouble) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, trouble);
      }
    }
  }

  /** Returns an iterator over the observers as they are now. */
  @Override
  public Iterator<L> iterator() {
    return list.iterator();
  }
}
