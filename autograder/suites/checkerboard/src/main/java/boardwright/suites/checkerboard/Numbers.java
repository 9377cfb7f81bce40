package boardwright.suites.checkerboard;

import boardwright.protocol.CaseSource;
import boardwright.testkit.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Numbers that a class has to refuse: those where slips are, and some that are drawn, near and far
 * on either side. All that are drawn are different, and none is among the others.
 */
final class Numbers {
  private static final List<Integer> EDGES =
      List.of(-1, 8, 9, -8, 12, 123, Integer.MAX_VALUE, Integer.MIN_VALUE);

  /** Further off, to either side, where numbers that are put together may overflow. */
  private static final List<Integer> FAR =
      List.of(12, 16, 64, 100, 256, 1 << 16, 1 << 28, 1 << 29, 1 << 30, Integer.MAX_VALUE - 1);

  private Numbers() {}

  /** Numbers that are no row and no column. */
  static List<Integer> offTheBoard(Subject subject) {
    return Stream.concat(EDGES.stream(), drawn(subject)).toList();
  }

  /** Numbers far off the board. */
  static List<Integer> far(Subject subject) {
    List<Integer> far = new ArrayList<>(offTheBoard(subject));
    FAR.forEach(number -> far.addAll(List.of(number, -number)));
    return far;
  }

  /** All near numbers that are none of the five codes, such as two codes written together. */
  static List<Integer> nearCodes() {
    return IntStream.rangeClosed(-9, 49).filter(n -> !Codes.isCode(n)).boxed().toList();
  }

  /** Numbers that are none of the five codes, whatever their values are. */
  static List<Integer> wrongCodes(Subject subject) {
    return Stream.concat(Codes.edges().stream(), drawn(subject))
        .filter(number -> !Codes.isCode(number))
        .toList();
  }

  private static Stream<Integer> drawn(Subject subject) {
    return subject.cases().stream().map(Integer::valueOf);
  }

  /** Draws numbers that are neither rows nor columns. */
  static final class OffTheBoard implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return Numbers.draw(random, 10);
    }
  }

  /** Draws any numbers: more than there are codes, so that some are none. */
  static final class Any implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return Numbers.draw(random, 0);
    }
  }

  /** Two of each kind: just above the least, further, and far away; and the same below zero. */
  private static List<String> draw(RandomGenerator random, int least) {
    return Stream.of(least, 100, 1_000_000)
        .flatMap(
            from ->
                random
                    .ints(from, from == least ? 90 : 90 * from)
                    .distinct()
                    .limit(2)
                    .boxed()
                    .flatMap(number -> Stream.of(number, -number - 1)))
        .filter(number -> !EDGES.contains(number))
        .map(String::valueOf)
        .toList();
  }
}
