import java.util.ArrayList;
import java.util.List;

/** The shelves of a library, and a way to go over their books. */
public class Shelves {
  private final Catalogue catalogue;

  /** Knows what is on a shelf now; that may change at any time. */
  public interface Catalogue {
    /** Returns the titles on a shelf. */
    List<String> titles(int shelf);
  }

  /** What is done with each book. */
  public interface Reader<P> {
    /** Looks at a book; returns false when it has seen enough. */
    boolean look(String title, P notes);

    /** The library is closed, so there is nothing to look at. */
    void closed(P notes);
  }

  /** Creates shelves that ask this catalogue. */
  public Shelves(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Shows the books of some shelves, until the reader has seen enough. */
  public <P> void show(int shelves, Reader<P> reader, P notes) {
    for (int shelf = 0; shelf < shelves; shelf++) {
      for (String title : catalogue.titles(shelf)) {
        if (!reader.look(title, notes)) {
          return;
        }
      }
    }
  }

  /** Writes down each title. */
  private static class Listener implements Reader<List<String>> {
    @Override
    public boolean look(String title, List<String> notes) {
      notes.add(title);
      return true;
    }

    @Override
    public void closed(List<String> notes) {
      // the notes stay as they are
    }
  }

  /** Returns the titles on some shelves in a new list. */
  public List<String> list(int shelves) {
    List<String> notes = new ArrayList<>();
    show(shelves, new Listener(), notes);
    return notes;
  }
}
