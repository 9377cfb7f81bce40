/** A book of a library. */
public class Book {
  private final String title;
  private int loans;

  /** Creates a book that nobody has borrowed yet. */
  public Book(String title) {
    this.title = title;
  }

  /** Counts one more loan. */
  public void lend() {
    loans++;
  }

  /** Returns the title and the number of loans. */
  public String describe() {
    return title + " (" + loans + ")";
  }
}
