import java.util.List;

/** The shelves of a library, and a way to go over their books. */
public class Shelves {
  private final List<List<String>> shelves;

  /** Creates shelves with these titles. */
  public Shelves(List<List<String>> shelves) {
    this.shelves = shelves;
  }

  /** What is done with each book. */
  public interface Reader {
    /** Looks at a book; returns false when it has seen enough. */
    boolean look(String title);
  }

  /** Shows the books to a reader, shelf by shelf, until the reader has seen enough. */
  public void show(Reader reader) {
    for (List<String> shelf : shelves) {
      for (String title : shelf) {
        if (!reader.look(title)) {
          return;
        }
      }
    }
  }
}
