/** The concerts of a band, town by town, as one list. */
public class Tour {
  /** A concert, and the next one in the list. */
  public static class Concert {
    private final String town;
    private final int evening;
    private Concert next;

    Concert(String town, int evening, Concert next) {
      this.town = town;
      this.evening = evening;
      this.next = next;
    }
  }

  /** Returns the concerts in one town; null if there are none. */
  public static Concert in(String town, int evenings) {
    Concert list = null;
    for (int evening = evenings; evening >= 1; evening--) {
      list = new Concert(town, evening, list);
    }
    return list;
  }

  /** Returns all concerts; the last of a town leads to those before. */
  public static Concert all(String[] towns, int[] evenings) {
    Concert list = null;
    for (int i = 0; i < towns.length; i++) {
      Concert first = in(towns[i], evenings[i]);
      if (first != null) {
        Concert last = first;
        while (last.next != null) {
          last = last.next;
        }
        last.next = list;
        list = first;
      }
    }
    return list;
  }

  /** Prints a tour of three towns. */
  public static void main(String[] args) {
    String[] towns = {"Lyon", "Oslo", "Rome"};
    Concert list = all(towns, new int[] {2, 0, 3});
    for (Concert concert = list; concert != null; concert = concert.next) {
      System.out.println(concert.town + ", evening " + concert.evening);
    }
  }
}
