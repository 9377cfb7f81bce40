/** Keeps a runner's best time, in seconds. */
public class BestTime {
  private boolean hasTime;
  private int best;

  /** Takes note of one more run. */
  public void run(int seconds) {
    if (!hasTime || seconds < best) {
      hasTime = true;
      best = seconds;
    }
  }

  /** Returns the best time; 0 if there was no run. */
  public int best() {
    return best;
  }
}
