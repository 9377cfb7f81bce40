/** Reports that a book came back too late. */
public class LateBookException extends Exception {
  private final int days;

  /** Creates the exception for a book that is this many days late. */
  public LateBookException(String title, int days) {
    super(title);
    this.days = days;
  }

  @Override
  public String toString() {
    return getMessage() + " is " + days + " days late.";
  }
}
