package combochess.model;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A timer that knows the moment at which the turn ends. */
public class TurnTimer {
  private static final long NEVER = Long.MIN_VALUE;

  private final List<TimerListener> listeners = new CopyOnWriteArrayList<>();
  private final TimeSource source;
  private final long limit;
  private long deadline = NEVER;
  private int last;

  /**
   * Creates a timer.
   *
   * @param source where the time comes from
   * @param seconds how long a turn lasts
   */
  public TurnTimer(TimeSource source, int seconds) {
    if (source == null || seconds < 1) {
      throw new ContractException("A timer needs a clock and at least a second.");
    }
    this.source = source;
    this.limit = 1000L * seconds;
  }

  /**
   * Adds a listener.
   *
   * @param listener not null
   */
  public void addListener(TimerListener listener) {
    if (listener == null) {
      throw new ContractException("There is no listener.");
    }
    listeners.add(listener);
  }

  /**
   * Removes a listener.
   *
   * @param listener any listener
   */
  public void removeListener(TimerListener listener) {
    listeners.remove(listener);
  }

  /** Starts. */
  public void start() {
    deadline = source.millis() + limit;
    last = getSecondsLeft();
  }

  /** Stops. */
  public void stop() {
    deadline = NEVER;
  }

  /** Tells whether it counts. */
  public boolean isRunning() {
    return deadline != NEVER;
  }

  /** Returns the seconds left. */
  public int getSecondsLeft() {
    long left = isRunning() ? deadline - source.millis() : limit;
    return left <= 0 ? 0 : (int) Math.ceil(left / 1000.0);
  }

  /** Tells what is new. */
  public void tick() {
    int left = getSecondsLeft();
    boolean news = isRunning() && left != last;
    last = left;
    if (news && left > 0) {
      listeners.forEach(listener -> listener.ticked(left));
    } else if (news) {
      stop();
      listeners.forEach(TimerListener::timedOut);
    }
  }
}
