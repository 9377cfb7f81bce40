/** Two players take cards by turns, but none beside the last one. */
public class CardGame {
  private final int[] cards;
  private final boolean[] taken;

  /** Creates a game with these cards on the table. */
  public CardGame(int... cards) {
    this.cards = cards.clone();
    taken = new boolean[cards.length];
  }

  /** Returns how many points the first player wins in so many turns. */
  public int value(int turns) {
    return value(-2, true, turns);
  }

  /** The value for the first player, no matter who takes the next card. */
  private int value(int last, boolean first, int turns) {
    int best = 0; // one for each call: the calls below have their own
    boolean found = false;
    for (int card = 0; turns > 0 && card < cards.length; card++) {
      if (taken[card] || Math.abs(card - last) == 1) {
        continue;
      }
      taken[card] = true;
      int worth = first ? cards[card] : -cards[card];
      int value = worth + value(card, !first, turns - 1);
      taken[card] = false; // as it was before, also if nothing was found
      if (!found || (first ? value > best : value < best)) {
        best = value;
        found = true;
      }
    }
    return best;
  }
}
