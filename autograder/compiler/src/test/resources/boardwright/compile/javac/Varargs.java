// gives: 0 1 3 2 a,b [1, 2]
import java.util.Arrays;
import java.util.List;

public class Main {
  public static Object run() {
    List<Integer> boxed = Arrays.asList(1, 2);
    return count() + " " + count("x") + " " + count("x", "y", "z") + " "
        + count(new Object[] {1, 2}) + " " + String.join(",", "a", "b") + " " + first(boxed, boxed);
  }

  private static int count(Object... things) {
    return things.length;
  }

  @SafeVarargs
  private static <T> T first(T... things) {
    return things[0];
  }
}
