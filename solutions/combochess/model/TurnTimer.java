package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** Counts the seconds of a turn and notifies its listeners. */
public class TurnTimer {

  private static final int MILLIS = 1000;

  private final TimeSource clock;
  private final int seconds;
  private List<TimerListener> listeners = new ArrayList<>();
  private boolean running;
  private long startedAt;
  private int announced;

  /**
   * Creates a timer that stands still.
   *
   * @param clock where the time comes from; not null
   * @param seconds how long a turn may take; at least 1
   */
  public TurnTimer(TimeSource clock, int seconds) {
    Contract.requires(clock != null, "the timer has a clock");
    Contract.requires(seconds > 0, "a turn takes at least one second");
    this.clock = clock;
    this.seconds = seconds;
  }

  /**
   * Adds a listener.
   *
   * @param listener the listener; not null
   */
  public void addListener(TimerListener listener) {
    Contract.requires(listener != null, "the listener is not null");
    // A new list, so that a loop over the old one goes on undisturbed.
    listeners = new ArrayList<>(listeners);
    listeners.add(listener);
  }

  /**
   * Removes a listener.
   *
   * @param listener the listener; nothing happens if it was never added
   */
  public void removeListener(TimerListener listener) {
    listeners = new ArrayList<>(listeners);
    listeners.remove(listener);
  }

  /** Begins to count, from the full time. */
  public void start() {
    startedAt = clock.millis();
    running = true;
    announced = seconds;
  }

  /** Stops counting. */
  public void stop() {
    running = false;
  }

  /** Tells whether the timer is counting. */
  public boolean isRunning() {
    return running;
  }

  /** Returns the seconds that are left, rounded up; the full time while the timer stands still. */
  public int getSecondsLeft() {
    if (!running) {
      return seconds;
    }
    long passed = (clock.millis() - startedAt) / MILLIS;
    return passed >= seconds ? 0 : seconds - (int) passed;
  }

  /** Looks at the clock, and notifies the listeners if there is something new. */
  public void tick() {
    if (!running) {
      return;
    }
    int left = getSecondsLeft();
    if (left == 0) {
      running = false;
      for (TimerListener listener : listeners) {
        listener.timedOut();
      }
    } else if (left != announced) {
      announced = left;
      for (TimerListener listener : listeners) {
        listener.ticked(left);
      }
    }
  }
}
