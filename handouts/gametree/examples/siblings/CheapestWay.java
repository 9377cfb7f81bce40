/** Finds the cheapest way to buy one thing in each shop street. */
public class CheapestWay {
  private final int[][] prices;
  private int best = Integer.MAX_VALUE;

  /** Creates streets: the prices of one street are one array. */
  public CheapestWay(int[][] prices) {
    this.prices = prices;
  }

  /** Returns the least sum. */
  public int find() {
    go(0, 0);
    return best;
  }

  private void go(int street, int sum) {
    if (sum >= best) {
      return; // whatever comes now, it can't become cheaper
    }
    if (street == prices.length) {
      best = sum;
      return;
    }
    for (int price : prices[street]) {
      go(street + 1, sum + price);
    }
  }
}
