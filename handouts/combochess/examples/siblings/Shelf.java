import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A shelf with numbered places, each of which holds the title of a book.
 */
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

  /** Returns all places, from the left; a new list each time. */
  public List<Place> getPlaces() {
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < titles.length; i++) {
      places.add(new Place(i));
    }
    return places;
  }

  /**
   * A place on a shelf, which never changes. Equal numbers are equal
   * places.
   */
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

    /**
     * Returns the place that lies so far to the right.
     *
     * @param places how far; a negative number means left
     */
    public Place right(int places) {
      return new Place(number + places);
    }

    @Override
    public String toString() {
      return "<" + number + ">";
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
