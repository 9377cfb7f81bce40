/** Pushes a book into a full row from the left; the last book falls out. Can be undone. */
public class BookPush {
  private final String[] row;
  private final String book;
  private String fallen;

  /** Makes a push, and does not do it yet. */
  public BookPush(String[] row, String book) {
    this.row = row;
    this.book = book;
  }

  /** Pushes the book in. */
  public void execute() {
    int last = row.length - 1;
    fallen = row[last];
    for (int place = last; place > 0; place--) {
      row[place] = row[place - 1];
    }
    row[0] = book;
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
