package framework;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The spaces that a person has selected, in order, until a strategy has dealt with each.
 *
 * <p>Not safe for use by several threads: {@link GameMaster} guards it.
 */
final class Selections {

  private final Deque<Space> queue = new ArrayDeque<>();
  private Space current;
  private long accepted;
  private long done;

  /** Makes an empty queue. */
  Selections() {}

  /** Adds a selected space. */
  void add(Space space) {
    queue.addLast(space);
    accepted++;
  }

  /** Tells whether nothing waits to be taken; the one that was taken last may still be in work. */
  boolean isEmpty() {
    return queue.isEmpty();
  }

  /** Tells whether all selections are dealt with. */
  boolean isIdle() {
    return queue.isEmpty() && current == null;
  }

  /** Takes the next space into work. */
  Space take() {
    current = queue.removeFirst();
    return current;
  }

  /** The space that was taken last is dealt with. */
  void finish() {
    if (current != null) {
      current = null;
      done++;
    }
  }

  /** The space that was taken last was not dealt with after all: it is the next one again. */
  void giveBack() {
    if (current != null) {
      queue.addFirst(current);
      current = null;
    }
  }

  /** Forgets all. */
  void clear() {
    queue.clear();
    current = null;
    done = accepted;
  }

  /** Returns how many spaces were ever added. */
  long accepted() {
    return accepted;
  }

  /**
   * Tells whether so many selections are dealt with or forgotten.
   *
   * @param count what {@link #accepted} returned at some time
   */
  boolean isDone(long count) {
    return done >= count;
  }
}
