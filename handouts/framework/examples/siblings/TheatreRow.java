import java.util.ArrayList;
import java.util.List;

/** A row of seats; finds seats for a party that wants to sit side by side. */
public class TheatreRow {
  private final boolean[] taken;

  /** Makes a row of free seats. */
  public TheatreRow(int seats) {
    taken = new boolean[seats];
  }

  /** Sells a seat. */
  public void sell(int seat) {
    taken[seat] = true;
  }

  /** The first free seats side by side for so many people; empty if there are none. */
  public List<Integer> seatsFor(int people) {
    for (int first = 0; first + people <= taken.length; first++) {
      if (isFree(first, people)) {
        return seats(first, people);
      }
    }
    return List.of();
  }

  private boolean isFree(int first, int people) {
    for (int seat = first; seat < first + people; seat++) {
      if (taken[seat]) {
        return false;
      }
    }
    return true;
  }

  private static List<Integer> seats(int first, int people) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = first; seat < first + people; seat++) {
      seats.add(seat);
    }
    return seats;
  }
}
