import java.util.Objects;

/** A shelf with numbered places, each of which holds the title of a book. */
public class Shelf {
  private final String[] titles;

  /**
   * Creates a shelf of empty places.
   *
   * @param places how many there are; at least 1
   */
  public Shelf(int places) {
    if (places < 1) {
      throw new IllegalArgumentException("A shelf has at least one place.");
    }
    titles = new String[places];
    for (int i = 0; i < places; i++) {
      titles[i] = "(empty)"; // a new array holds only nulls
    }
  }

  /**
   * Puts a book on a place.
   *
   * @param place its number; the shelf has it
   * @param title not null
   */
  public void put(Place place, String title) {
    titles[place.number] = Objects.requireNonNull(title);
  }

  /** A place on a shelf, which never changes. Two places with the same number are equal. */
  public static final class Place {
    private final int number;

    /**
     * Creates a place.
     *
     * @param number counted from 0
     */
    public Place(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Place && ((Place) other).number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }
}
