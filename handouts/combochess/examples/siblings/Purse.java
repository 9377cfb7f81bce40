import java.util.ArrayList;
import java.util.List;

/**
 * A purse with coins. What is in it follows from the coins, so no field
 * keeps the sum.
 */
public class Purse {
  private final List<Integer> coins = new ArrayList<>();

  /** Puts a coin in. */
  public void add(int cents) {
    coins.add(cents);
  }

  /** Takes out the coin that was put in last; there must be one. */
  public int removeLast() {
    if (coins.isEmpty()) {
      throw new IllegalStateException("The purse is empty.");
    }
    return coins.remove(coins.size() - 1);
  }

  /** Returns the coins, the first one first; a new list. */
  public List<Integer> getCoins() {
    return new ArrayList<>(coins);
  }

  /** Returns how much it is. */
  public int getCents() {
    int sum = 0;
    for (int cents : coins) {
      sum += cents;
    }
    return sum;
  }
}
