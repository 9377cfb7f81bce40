/** Says that a book came back too late. */
public class LateBookException extends Exception {
  private final int days;

  /** Makes the exception for a book that is so many days late. */
  public LateBookException(int days) {
    this.days = days;
  }

  @Override
  public String toString() {
    return "This book is " + days + " days late.";
  }
}
