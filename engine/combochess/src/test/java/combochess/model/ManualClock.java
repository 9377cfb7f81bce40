package combochess.model;

/** A clock that a test sets by hand. */
public final class ManualClock implements TimeSource {

  private long now = 1_000_000;

  @Override
  public long millis() {
    return now;
  }

  /** Lets time pass. */
  public void pass(long millis) {
    now += millis;
  }
}
