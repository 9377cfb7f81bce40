package boardwright.similarity;

/** The hand-ins could not be compared; the message says why. No grade depends on it. */
public final class SimilarityException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the whole sentence for the instructor. */
  public SimilarityException(String message) {
    super(message);
  }
}
