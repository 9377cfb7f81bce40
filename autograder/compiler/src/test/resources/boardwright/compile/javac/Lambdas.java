// gives: [ROOK, PAWN] 7 12 3
// Lambdas that capture nothing, a local, this; one that is serializable; one inside another.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class Main {
  private int field = 5;

  public static Object run() {
    List<String> names = new ArrayList<>(List.of("pawn", "rook"));
    names.sort((a, b) -> b.compareTo(a));
    names.replaceAll(name -> name.toUpperCase());
    int local = 2;
    IntSupplier sum = new Main().adder(local);
    Supplier<Integer> kept = (Supplier<Integer> & Serializable) () -> local * 6;
    Function<Integer, Function<Integer, Integer>> curried = a -> b -> a + b;
    return names + " " + sum.getAsInt() + " " + kept.get() + " " + curried.apply(1).apply(2);
  }

  private IntSupplier adder(int more) {
    return () -> field + more;
  }
}
