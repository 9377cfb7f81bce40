import java.util.ArrayList;
import java.util.List;

/** A row of seats in a theatre; a seat belongs to a party, or to nobody. */
public class TheatreRow {
  private static final int USUAL = 20;

  private final String[] parties;

  /** Creates the usual row. */
  public TheatreRow() {
    this(USUAL);
  }

  /** Creates a row of free seats. */
  protected TheatreRow(int seats) {
    parties = new String[seats];
  }

  /** Sells a seat to a party, or takes it back: null. */
  public void sell(int seat, String party) {
    parties[seat] = party;
  }

  /**
   * Returns the first seats side by side of one party; empty if none are.
   */
  public List<Integer> together(int people) {
    for (int first = 0; first + people <= parties.length; first++) {
      if (party(first, people) != null) {
        return seats(first, people);
      }
    }
    return List.of();
  }

  /** Returns whose seats these are; null if they aren't one party's. */
  private String party(int first, int people) {
    String party = parties[first];
    for (int seat = first; seat < first + people; seat++) {
      if (party == null || !party.equals(parties[seat])) {
        return null;
      }
    }
    return party;
  }

  private static List<Integer> seats(int first, int people) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = first; seat < first + people; seat++) {
      seats.add(seat);
    }
    return seats;
  }
}
