import java.util.List;
import java.util.function.BooleanSupplier;

/** An alarm that rings if three sensors or more agree. */
public class Alarm {
  private static final int ENOUGH = 3;

  /** Returns whether to ring; asks only sensors that can still matter. */
  public static boolean rings(List<BooleanSupplier> sensors) {
    int yes = 0;
    for (int i = 0; i < sensors.size(); i++) {
      int left = sensors.size() - i;
      if (yes >= ENOUGH || yes + left < ENOUGH) {
        break;
      }
      if (sensors.get(i).getAsBoolean()) {
        yes++;
      }
    }
    return yes >= ENOUGH;
  }
}
