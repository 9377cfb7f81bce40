package combochess.model;

/**
 * Says what time it is. A program passes in the computer's clock, a test passes in one that it sets
 * by hand, and so no test has to wait.
 */
public interface TimeSource {

  /** Returns milliseconds since some moment; the number never gets smaller. */
  long millis();
}
