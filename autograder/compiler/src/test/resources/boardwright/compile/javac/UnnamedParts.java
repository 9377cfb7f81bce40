// gives: 3 caught 5
// since: 22
// Variables, parameters and patterns without a name; statements before super.
import java.util.List;
import java.util.function.BinaryOperator;

record Pair(Object first, Object second) {}

public class Main {
  public static Object run() {
    int count = 0;
    for (String _ : List.of("a", "b", "c")) {
      count++;
    }
    String text = count + "";
    try {
      Integer.parseInt("x");
    } catch (Throwable _) {
      text += " caught";
    }
    BinaryOperator<Integer> first = (a, _) -> a;
    Object pair = new Pair(5, "x");
    return pair instanceof Pair(Integer five, _) ? text + " " + first.apply(five, 0) : text;
  }
}
