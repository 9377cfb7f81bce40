import java.util.ArrayList;
import java.util.List;

/** Looks whether a sorted basket keeps all fruit, whatever order it came in. */
public class BasketCheck {
  private BasketCheck() {}

  /** Sorts fruit by name. */
  static List<String> sorted(List<String> fruit) {
    List<String> basket = new ArrayList<>(fruit);
    basket.sort(null);
    return basket;
  }

  /** Prints what was found. */
  public static void main(String[] args) {
    List<String> fruit = List.of("pear", "apple", "fig");
    System.out.println("in order: " + sorted(fruit).equals(List.of("apple", "fig", "pear")));
    System.out.println("empty: " + sorted(List.of()).isEmpty());
  }
}
