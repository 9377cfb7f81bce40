package combochess.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts the seconds of a turn down and notifies its listeners: the <em>subject</em> of the pattern
 * Observer.
 *
 * <p>It has no thread. Somebody who has one calls {@link #tick} a few times a second; how often
 * makes no difference to what is counted.
 */
public class TurnTimer {

  private static final long SECOND = 1000;

  private final TimeSource clock;
  private final long limit;
  private final List<TimerListener> listeners = new ArrayList<>();
  private boolean running;
  private long end;
  private int shown;

  /**
   * Creates a timer, which stands still.
   *
   * @param clock where the time comes from; not null
   * @param seconds how long a turn may take; at least 1
   */
  public TurnTimer(TimeSource clock, int seconds) {
    Contract.requires(clock != null, "there is a clock");
    Contract.requires(seconds >= 1, "a turn lasts at least a second");
    this.clock = clock;
    this.limit = seconds * SECOND;
  }

  /**
   * Adds a listener.
   *
   * @param listener is notified from now on; not null
   */
  public void addListener(TimerListener listener) {
    Contract.requires(listener != null, "there is a listener");
    listeners.add(listener);
  }

  /**
   * Removes a listener; if it was never added, nothing happens.
   *
   * @param listener is no longer notified
   */
  public void removeListener(TimerListener listener) {
    listeners.remove(listener);
  }

  /** Starts to count, from the full time; also if the timer was running. */
  public void start() {
    running = true;
    end = clock.millis() + limit;
    shown = getSecondsLeft();
  }

  /** Stands still; {@link #start} begins with the full time again. */
  public void stop() {
    running = false;
  }

  /** Tells whether the timer is counting. */
  public boolean isRunning() {
    return running;
  }

  /**
   * Returns the seconds left, rounded up: 0 only when the time is up. While the timer stands still,
   * that is the full time.
   */
  public int getSecondsLeft() {
    long left = running ? end - clock.millis() : limit;
    return (int) Math.max(0, (left + SECOND - 1) / SECOND);
  }

  /**
   * Notifies all listeners if the number of seconds left has changed, or stops and notifies them if
   * the time is up. Does nothing while the timer stands still.
   */
  public void tick() {
    // The clock says how much time has passed, not how often this is called.
    int left = getSecondsLeft();
    if (!running || left == shown) {
      return;
    }
    shown = left;
    if (left == 0) {
      stop();
    }
    // A copy: a listener may add or remove listeners while it is notified.
    for (TimerListener listener : List.copyOf(listeners)) {
      if (left == 0) {
        listener.timedOut();
      } else {
        listener.ticked(left);
      }
    }
  }
}
