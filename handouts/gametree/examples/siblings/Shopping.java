import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A shopping list from which everything is removed that is at home already. */
public class Shopping {
  /** Returns what is still to be bought. */
  public static List<String> missing(List<String> list, List<String> atHome) {
    List<String> missing = new ArrayList<>(list);
    missing.removeIf(
        new Predicate<String>() {
          @Override
          public boolean test(String thing) {
            return atHome.contains(thing);
          }
        });
    return missing;
  }
}
