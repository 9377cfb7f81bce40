package combochess.view;

/** Where typed lines come from: a keyboard, a file, or a test. */
public interface LineSource {

  /**
   * Waits for a line, but not for ever.
   *
   * @param millis how long to wait at most
   * @return the line; null if none came in this time
   * @throws InterruptedException if the thread is interrupted
   */
  String next(long millis) throws InterruptedException;

  /** Tells whether no more lines will come. */
  boolean isAtEnd();

  /** Forgets lines that were typed and not read yet. */
  void drop();
}
