/** What a bag of marbles is worth. */
public class MarbleWorth {
  private static final int GLASS = 1;
  private static final int STEEL = 5;
  private static final int SCRATCHED = -2;

  /** Returns the worth: not every marble counts the same. */
  public static int of(int glass, int steel, int scratched) {
    return GLASS * glass + STEEL * steel + SCRATCHED * scratched;
  }
}
