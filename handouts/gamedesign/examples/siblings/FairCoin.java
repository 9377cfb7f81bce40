/**
 * Tests something that depends on chance: many times, and with two kinds of
 * questions.
 */
public class FairCoin {
  private static final int THROWS = 10_000;

  /** Throws a coin many times. */
  public static void main(String[] args) {
    int heads = 0;
    for (int i = 0; i < THROWS; i++) {
      String side = Math.random() < 0.5 ? "heads" : "tails";
      if (!side.equals("heads") && !side.equals("tails")) {
        System.out.println("A side that does not exist: " + side);
      }
      if (side.equals("heads")) {
        heads++;
      }
    }
    boolean fair = heads > THROWS * 0.47 && heads < THROWS * 0.53;
    System.out.println(fair ? "The coin looks fair." : "A strange coin!");
  }
}
