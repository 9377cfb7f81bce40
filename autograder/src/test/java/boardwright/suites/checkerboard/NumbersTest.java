package boardwright.suites.checkerboard;

import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.CaseSource;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Numbers that are drawn to be refused")
class NumbersTest {
  private static final Set<Integer> TRIED =
      Set.of(-1, 8, 9, -8, Integer.MAX_VALUE, Integer.MIN_VALUE);

  @Test
  @DisplayName("are off the board, and other ones than those that everybody tries")
  void offTheBoard() {
    for (long seed = 0; seed < 500; seed++) {
      Set<Integer> drawn = drawn(new Numbers.OffTheBoard(), seed);
      assertTrue(drawn.size() >= 10, "seed " + seed);
      for (int number : drawn) {
        assertTrue((number < 0 || number > 7) && !TRIED.contains(number), "seed " + seed);
      }
      assertTrue(drawn.stream().filter(number -> number < 0).count() == 6, "seed " + seed);
    }
  }

  @Test
  @DisplayName("leave some that are no code, whatever the five codes are")
  void leaveSomeThatAreNoCode() {
    for (long seed = 0; seed < 500; seed++) {
      Set<Integer> drawn = drawn(new Numbers.Any(), seed);
      drawn.removeAll(IntStream.range(-20, 100).boxed().toList());
      assertTrue(drawn.size() > 5, "seed " + seed);
    }
  }

  private static Set<Integer> drawn(CaseSource source, long seed) {
    List<String> cases = source.draw(new SplittableRandom(seed));
    return new TreeSet<>(cases.stream().map(Integer::valueOf).toList());
  }
}
