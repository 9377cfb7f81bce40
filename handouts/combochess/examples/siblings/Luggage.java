import java.util.ArrayList;
import java.util.List;

/** Something to be carried. */
public abstract class Luggage {

  /** Returns how heavy it is, in grams. */
  public abstract int weight();

  /** One thing: the leaf. */
  public static class Thing extends Luggage {
    private final int grams;

    /** Creates a thing. */
    public Thing(int grams) {
      this.grams = grams;
    }

    @Override
    public int weight() {
      return grams;
    }
  }

  /** A bag with luggage in it: the composite. */
  public static class Bag extends Luggage {
    private final List<Luggage> contents;

    /** Packs a bag, which keeps what it was packed with. */
    public Bag(List<Luggage> contents) {
      this.contents = new ArrayList<>(contents);
    }

    @Override
    public int weight() {
      int sum = 0;
      for (Luggage luggage : contents) {
        sum += luggage.weight();
      }
      return sum;
    }
  }
}
