/** Reports that a wagon would be too heavy. */
public class OverloadException extends Exception {
  /** Creates the exception with a text that says what is wrong. */
  public OverloadException(String message) {
    super(message);
  }
}
