// gives: [3, 1] 4 [a] 2 lab.Main [7] base!
// References to static, bound, unbound, inherited and super methods, to constructors and arrays.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Base {
  String name() {
    return "base";
  }
}

public class Main extends Base {
  @Override
  String name() {
    Supplier<String> above = super::name;
    return above.get() + "!";
  }

  public static Object run() {
    List<Integer> lengths = Stream.of("abc", "d").map(String::length).collect(Collectors.toList());
    Function<Integer, Integer> twice = Main::twice;
    Supplier<List<String>> list = ArrayList::new;
    List<String> made = list.get();
    made.forEach(System.out::println);
    "a".chars().mapToObj(Character::toString).forEach(made::add);
    IntFunction<int[]> array = int[]::new;
    int[] numbers = {7};
    Supplier<int[]> copy = numbers::clone;
    Supplier<Class<?>> type = new Main()::getClass;
    return lengths + " " + twice.apply(2) + " " + made + " " + array.apply(2).length + " "
        + type.get().getName() + " [" + copy.get()[0] + "] " + new Main().name();
  }

  private static int twice(int number) {
    return 2 * number;
  }
}
