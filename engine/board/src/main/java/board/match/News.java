package board.match;

import board.model.Listeners;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * What listeners must be told, in order. It is collected while a lock is held, and told when the
 * lock is free again: so a listener may do what it likes.
 *
 * @param <L> the listeners
 */
final class News<L> {

  private final Listeners<L> listeners = new Listeners<>();

  // Guarded by this: what is to be told yet, and whether a thread is telling.
  private final Queue<Runnable> queue = new ArrayDeque<>();
  private boolean announcing;

  /** Makes a queue without news and listeners. */
  News() {}

  /** Returns who is told. */
  Listeners<L> listeners() {
    return listeners;
  }

  /** Adds something to tell. */
  void add(Consumer<? super L> event) {
    addWork(() -> listeners.notifyAll(event));
  }

  /** Adds something to do when all that was added before is told. */
  synchronized void addWork(Runnable work) {
    queue.add(work);
  }

  /** Tells whether everything is told. */
  synchronized boolean isToldAll() {
    return queue.isEmpty() && !announcing;
  }

  /** Forgets what is not told yet. */
  synchronized void clear() {
    queue.clear();
  }

  /** Tells the listeners everything, unless another thread, or this one, is telling already. */
  void announce() {
    Runnable next = next();
    while (next != null) {
      try {
        next.run();
      } finally {
        finish();
      }
      next = next();
    }
  }

  private synchronized Runnable next() {
    if (announcing || queue.isEmpty()) {
      return null;
    }
    announcing = true;
    return queue.remove();
  }

  private synchronized void finish() {
    announcing = false;
  }
}
