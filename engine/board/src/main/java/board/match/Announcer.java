package board.match;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Something that changes under one lock, this object, and has observers, which are notified when
 * the lock is free again: so an observer may do what it likes.
 *
 * @param <L> the observers
 */
public abstract class Announcer<L> {

  private final News<L> news = new News<>();

  /** Makes one without observers. */
  Announcer() {}

  /**
   * Adds an observer.
   *
   * @param listener notified from now on; not null
   */
  public final void addListener(L listener) {
    news.listeners().add(listener);
  }

  /**
   * Removes an observer; does nothing if it is none.
   *
   * @param listener not notified from now on
   */
  public final void removeListener(L listener) {
    news.listeners().remove(listener);
  }

  /**
   * Does several things as one: nobody else changes this object meanwhile, and the listeners are
   * notified when all of it is done.
   *
   * @param work what to do with the lock held; must be quick, and must wait for nobody
   * @return what the work returned
   */
  public final <R> R change(Supplier<R> work) {
    try {
      synchronized (this) {
        return work.get();
      }
    } finally {
      if (!Thread.holdsLock(this)) {
        news.announce();
      }
    }
  }

  /** The same as {@link #change} for work without a result. */
  public final void update(Runnable work) {
    change(
        () -> {
          work.run();
          return null;
        });
  }

  /**
   * Does something when the listeners know of everything that has happened before, and this object
   * is not locked: on this thread, or on the one that is notifying them already.
   *
   * @param work what to do; not null
   */
  public final void afterwards(Runnable work) {
    news.addWork(work);
    if (!Thread.holdsLock(this)) {
      news.announce();
    }
  }

  /** Tells whether the listeners know of everything that has happened. */
  public final boolean isToldAll() {
    return news.isToldAll();
  }

  /** Notifies the listeners of something as soon as the lock is free. */
  final void tell(Consumer<? super L> event) {
    news.add(event);
  }

  /** Forgets what the observers have not been told yet. */
  final void forgetNews() {
    news.clear();
  }
}
