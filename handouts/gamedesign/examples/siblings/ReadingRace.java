import java.util.ArrayList;
import java.util.List;

/**
 * Two friends read one book; whoever reaches the last page first has won.
 */
public class ReadingRace extends Contest {
  // a constant exists before any object
  private static final int READERS = 2;

  /** Creates a race for a book with so many pages. */
  public ReadingRace(int pages) {
    super(pages); // calls createReaders, before our own fields exist
  }

  @Override
  List<Reader> createReaders() {
    List<Reader> readers = new ArrayList<>();
    for (int i = 0; i < READERS; i++) {
      readers.add(new Reader(this)); // each is a new one
    }
    return readers;
  }

  @Override
  boolean isOver() {
    return getActive().getPage() == getPages() - 1; // counted from 0
  }

  @Override
  void printResult() {
    int winner = getNumber(getActive());
    System.out.println("Reader " + winner + " is at the end!");
  }
}

/** The plan of all such races. */
abstract class Contest {
  private final int pages;
  private final List<Reader> readers;
  private Reader active;

  Contest(int pages) {
    this.pages = pages;
    readers = createReaders();
    active = readers.get(0);
  }

  abstract List<Reader> createReaders();

  abstract boolean isOver();

  abstract void printResult();

  int getPages() {
    return pages;
  }

  Reader getActive() {
    return active;
  }

  int getNumber(Reader reader) {
    return readers.indexOf(reader);
  }
}

/** Somebody who reads, beginning on page 0. */
class Reader {
  private final Contest contest;
  private int page;

  Reader(Contest contest) {
    this.contest = contest;
  }

  void read(int more) {
    page = Math.min(page + more, contest.getPages() - 1);
  }

  int getPage() {
    return page;
  }
}
