/** Pushes a book into a full row from the left; the last one falls out. */
public class BookPush {
  private final String[] row;
  private final String book;
  private String fallen;

  /** Creates a push, and does nothing yet. */
  public BookPush(String[] row, String book) {
    this.row = row;
    this.book = book;
  }

  /**
   * Pushes the book in; returns false if there is no row, and does nothing.
   */
  public boolean execute() {
    if (row.length == 0) {
      return false;
    }
    int last = row.length - 1;
    fallen = row[last];
    for (int place = last; place > 0; place--) {
      row[place] = row[place - 1];
    }
    row[0] = book;
    return true;
  }

  /** Puts everything back, the fallen book too. */
  public void undo() {
    int last = row.length - 1;
    for (int place = 0; place < last; place++) {
      row[place] = row[place + 1];
    }
    row[last] = fallen;
  }
}
