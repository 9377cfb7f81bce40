// gives: [2, 4] 10 {1=[a, c], 2=[bb]} b|a 2.5 true Optional[3] 120
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class Main {
  public static Object run() {
    List<Integer> even = IntStream.rangeClosed(1, 5).filter(n -> n % 2 == 0).boxed().toList();
    int sum = Stream.iterate(1, n -> n + 1).limit(4).mapToInt(Integer::intValue).sum();
    Map<Integer, List<String>> byLength =
        Stream.of("a", "bb", "c").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
    String joined = Stream.of("a", "b").sorted(Comparator.reverseOrder()).collect(Collectors.joining("|"));
    Optional<Integer> most = even.stream().map(n -> n - 1).max(Comparator.naturalOrder());
    return even + " " + sum + " " + byLength + " " + joined + " "
        + IntStream.of(1, 4).average().orElse(0) + " " + even.stream().allMatch(n -> n > 1) + " "
        + most + " " + LongStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b);
  }
}
