package combochess.model;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** A countdown whose listeners are kept by the class above. */
public class TurnTimer extends Announcer {
  private final TimeSource source;
  private final long limit;
  private final AtomicInteger told = new AtomicInteger();
  private Long began;

  /**
   * Creates a timer.
   *
   * @param source not null
   * @param seconds at least 1
   */
  public TurnTimer(TimeSource source, int seconds) {
    Contract.requires(source != null && seconds > 0, "a clock and a second");
    this.source = source;
    limit = TimeUnit.SECONDS.toMillis(seconds);
  }

  /** Starts. */
  public void start() {
    began = source.millis();
    told.set(getSecondsLeft());
  }

  /** Stops. */
  public void stop() {
    began = null;
  }

  /** Tells whether it runs. */
  public boolean isRunning() {
    return began != null;
  }

  /** Returns what is left. */
  public int getSecondsLeft() {
    long left = isRunning() ? limit - (source.millis() - began) : limit;
    return (int) Math.max(0, TimeUnit.MILLISECONDS.toSeconds(left + 999));
  }

  /** Looks at the clock. */
  public void tick() {
    int left = getSecondsLeft();
    if (isRunning() && told.getAndSet(left) != left) {
      if (left > 0) {
        announce(listener -> listener.ticked(left));
      } else {
        stop();
        announce(TimerListener::timedOut);
      }
    }
  }
}

/** Keeps listeners. */
abstract class Announcer {
  private final List<TimerListener> listeners = new ArrayList<>();

  /**
   * Adds a listener.
   *
   * @param listener not null
   */
  public void addListener(TimerListener listener) {
    Contract.requires(listener != null, "there is a listener");
    listeners.add(listener);
  }

  /**
   * Removes a listener.
   *
   * @param listener any
   */
  public void removeListener(TimerListener listener) {
    listeners.remove(listener);
  }

  final void announce(Consumer<TimerListener> news) {
    List.copyOf(listeners).forEach(news);
  }
}
