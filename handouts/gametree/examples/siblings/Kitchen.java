import java.util.HashMap;
import java.util.Map;

/** A kitchen that takes orders. */
public class Kitchen {
  private final Map<String, Integer> portions = new HashMap<>();

  /** What a guest wants done if there is none left. */
  public interface SoldOut {
    /** There is none left. */
    void execute();
  }

  /** Some portions of a dish are ready. */
  public void cook(String dish, int number) {
    portions.merge(dish, number, Integer::sum);
  }

  /** Serves a dish, or executes the guest's command. */
  public void order(String dish, SoldOut soldOut) {
    int left = portions.getOrDefault(dish, 0);
    if (left == 0) {
      soldOut.execute();
    } else {
      portions.put(dish, left - 1);
    }
  }
}
