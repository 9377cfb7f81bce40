/** The concerts of a band, town by town, as one list. */
public class Tour {
  /** A concert, and the next one of the list. */
  public static class Concert {
    private final String town;
    private final int evening;
    private Concert next;

    Concert(String town, int evening) {
      this.town = town;
      this.evening = evening;
    }

    @Override
    public String toString() {
      return town + ", evening " + evening;
    }
  }

  /** The concerts in one town; null if there are none. */
  public Concert in(String town, int evenings) {
    Concert list = null;
    for (int evening = evenings; evening >= 1; evening--) {
      Concert concert = new Concert(town, evening);
      concert.next = list;
      list = concert;
    }
    return list;
  }

  /** The concerts in all towns: the last one of a town leads to the list so far. */
  public Concert all(String[] towns, int[] evenings) {
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
}
