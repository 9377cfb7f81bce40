package combochess.model;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** A run of the timer is an object, and there may be none. */
public class TurnTimer {
  private final Set<TimerListener> listeners = new LinkedHashSet<>();
  private final TimeSource source;
  private final Duration limit;
  private Optional<Run> run = Optional.empty();

  private static final class Run {
    private final long begin;
    private long told;

    private Run(long begin, long told) {
      this.begin = begin;
      this.told = told;
    }
  }

  /**
   * Creates a timer.
   *
   * @param source not null
   * @param seconds at least 1
   */
  public TurnTimer(TimeSource source, int seconds) {
    Contract.requires(source != null && seconds > 0, "a clock and a second");
    this.source = source;
    limit = Duration.ofSeconds(seconds);
  }

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

  /** Starts. */
  public void start() {
    run = Optional.of(new Run(source.millis(), limit.toSeconds()));
  }

  /** Stops. */
  public void stop() {
    run = Optional.empty();
  }

  /** Tells whether it runs. */
  public boolean isRunning() {
    return run.isPresent();
  }

  /** Returns what is left. */
  public int getSecondsLeft() {
    return run.map(this::left).orElse((int) limit.toSeconds());
  }

  private int left(Run now) {
    long passed = Duration.ofMillis(source.millis() - now.begin).toSeconds();
    return (int) Math.max(0, limit.toSeconds() - passed);
  }

  /** Looks at the clock. */
  public void tick() {
    run.ifPresent(this::look);
  }

  private void look(Run now) {
    int left = left(now);
    TimerListener[] all = listeners.toArray(new TimerListener[0]);
    if (left == 0) {
      stop();
      for (TimerListener listener : all) {
        listener.timedOut();
      }
    } else if (left != now.told) {
      now.told = left;
      for (TimerListener listener : all) {
        listener.ticked(left);
      }
    }
  }
}
