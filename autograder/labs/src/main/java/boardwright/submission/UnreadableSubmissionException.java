package boardwright.submission;

/**
 * A submission could not be read by a fault of ours; the message is a sentence for the instructor.
 */
public final class UnreadableSubmissionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence. */
  public UnreadableSubmissionException(String message) {
    super(message);
  }
}
