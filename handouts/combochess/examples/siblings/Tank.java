/**
 * A tank for water.
 *
 * <p>Invariant: it holds between 0 and its size.
 */
public class Tank {
  private final int size;
  private int litres;

  /**
   * Creates an empty tank.
   *
   * @param size how many litres it can hold; at least 1
   */
  public Tank(int size) {
    requires(size >= 1, "a tank has room");
    this.size = size;
  }

  /**
   * Takes water out; afterwards the tank holds that much less.
   *
   * @param wanted how many litres; from 0 to what the tank holds
   * @return how many litres are left
   */
  public int draw(int wanted) {
    requires(wanted >= 0 && wanted <= litres, "the tank holds what is wanted");
    litres -= wanted;
    return litres;
  }

  /**
   * Pours water in.
   *
   * @param more how many litres; from 0 to the room that is left
   */
  public void fill(int more) {
    requires(more >= 0 && more <= size - litres, "there is room for it");
    litres += more;
  }

  private static void requires(boolean holds, String sentence) {
    if (!holds) {
      throw new IllegalStateException("Precondition broken: " + sentence);
    }
  }
}
