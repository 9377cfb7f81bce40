package boardwright.solutions;

/** A solution that cannot be put together; the message says where it stands and why. */
public final class SolutionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** One sentence, with the place in front. */
  public SolutionException(String message) {
    super(message);
  }
}
