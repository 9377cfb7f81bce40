import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A jukebox: it plays the songs of its records, one record after the other. */
public class Jukebox implements Iterable<String> {
  private final List<List<String>> records;

  /** Creates a jukebox; each record is a list of songs, and may be empty. */
  public Jukebox(List<List<String>> records) {
    this.records = records;
  }

  /** Returns a new iterator, which begins with the first song. */
  @Override
  public Iterator<String> iterator() {
    return new SongIterator(records);
  }

  /** Remembers how far one listener has come. */
  private static final class SongIterator implements Iterator<String> {
    private final List<List<String>> records;
    private int record;
    private int song;

    private SongIterator(List<List<String>> records) {
      this.records = records;
      skipFinishedRecords();
    }

    @Override
    public boolean hasNext() {
      return record < records.size();
    }

    @Override
    public String next() {
      if (!hasNext()) {
        throw new NoSuchElementException("The last song was played.");
      }
      String title = records.get(record).get(song);
      song++;
      skipFinishedRecords();
      return title;
    }

    /** Goes on to the next record that has a song left. */
    private void skipFinishedRecords() {
      while (record < records.size() && song == records.get(record).size()) {
        record++;
        song = 0;
      }
    }
  }
}
