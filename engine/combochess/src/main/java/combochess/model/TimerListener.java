package combochess.model;

/** Is notified by a {@link TurnTimer}: the <em>observer</em> of the pattern Observer. */
public interface TimerListener {

  /**
   * Called when another second has passed.
   *
   * @param secondsLeft the seconds that are left, at least 1
   */
  void ticked(int secondsLeft);

  /** Called once when the time is up. */
  void timedOut();
}
