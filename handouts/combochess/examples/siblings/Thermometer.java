import java.util.ArrayList;
import java.util.List;

/**
 * A thermometer that tells everybody who wants to know when it gets warmer
 * or colder.
 */
public class Thermometer {
  private final List<Reader> readers = new ArrayList<>();
  private int degrees;

  /** Somebody who wants to know. */
  public interface Reader {
    /** Called when the temperature has changed. */
    void changed(int degrees);
  }

  /** Adds a reader. */
  public void add(Reader reader) {
    readers.add(reader);
  }

  /** Measures; tells the readers only if something is new. */
  public void measure(int now) {
    if (now == degrees) {
      return;
    }
    degrees = now;
    for (Reader reader : List.copyOf(readers)) {
      reader.changed(degrees);
    }
  }
}
