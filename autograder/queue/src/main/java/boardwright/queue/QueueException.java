package boardwright.queue;

/** The queue can't do what is asked for now; the message says why, for who runs it. */
public final class QueueException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence. */
  public QueueException(String message, Throwable cause) {
    super(message, cause);
  }
}
