// gives: Place[row=1, column=2] true false true 3 Pair[first=Place[row=0, column=0], second=b] odd
// A record's own methods, a compact constructor, a generic record, one that is local.
import java.util.Objects;

record Place(int row, int column) implements Comparable<Place> {
  static final Place ORIGIN = new Place(0, 0);

  Place {
    if (row < 0) {
      throw new IllegalArgumentException("odd");
    }
  }

  int sum() {
    return row + column;
  }

  @Override
  public int compareTo(Place other) {
    return Integer.compare(sum(), other.sum());
  }
}

record Pair<A, B>(A first, B second) {}

public class Main {
  public static Object run() {
    record Local(double x, float y, long z, boolean w, Object... rest) {}
    Place place = new Place(1, 2);
    boolean same = place.hashCode() == new Place(1, 2).hashCode();
    boolean local = new Local(1, 2, 3, true).equals(new Local(1, 2, 3, true));
    String odd = "";
    try {
      new Place(-1, 0);
    } catch (IllegalArgumentException e) {
      odd = e.getMessage();
    }
    return place + " " + place.equals(new Place(1, 2)) + " " + local + " "
        + (same && place.compareTo(Place.ORIGIN) > 0) + " " + place.sum() + " "
        + new Pair<>(Place.ORIGIN, "b") + " " + odd + Objects.requireNonNullElse(null, "");
  }
}
