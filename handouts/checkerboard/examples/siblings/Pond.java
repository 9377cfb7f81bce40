/** Frogs on a row of stones: green ones (g) hop to the right, brown ones (b) to the left. */
public class Pond {
  private final String stones;

  /** Creates a pond, such as "gg.bb"; a dot is a free stone. */
  public Pond(String stones) {
    this.stones = stones;
  }

  /** Returns whether the frog on one stone can hop to another: the next one, if it is free. */
  public boolean isHop(int from, int to) {
    return isFree(to) && to - from == direction(from);
  }

  /** Returns whether it can leap there: over one frog of the other colour. */
  public boolean isLeap(int from, int to) {
    int between = (from + to) / 2;
    return isFree(to)
        && to - from == 2 * direction(from)
        && stones.charAt(between) != '.'
        && stones.charAt(between) != stones.charAt(from);
  }

  private boolean isFree(int stone) {
    return stone >= 0 && stone < stones.length() && stones.charAt(stone) == '.';
  }

  private int direction(int stone) {
    return stones.charAt(stone) == 'g' ? 1 : -1;
  }
}
