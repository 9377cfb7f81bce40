package boardwright.suites.framework;

import boardwright.testkit.CaseSource;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Positions of Quixo drawn at random. */
final class CubePositions {
  private static final int POSITIONS = 60;

  private CubePositions() {}

  /** X's and O's positions by turns; few marks make a small one. */
  private interface Positions extends CaseSource {
    /** A position of this source, where somebody is to move. */
    Cubes position(RandomGenerator random, char mover, int number);

    @Override
    default List<String> draw(RandomGenerator random) {
      return IntStream.range(0, POSITIONS)
          .mapToObj(i -> position(random, i % 2 == 0 ? 'X' : 'O', i / 2).toString())
          .toList();
    }

    @Override
    default int size(String position) {
      return position.replace(".", "").length();
    }
  }

  /** Positions where nobody has a line, and both players have a move. */
  static final class Open implements Positions {
    @Override
    public Cubes position(RandomGenerator random, char mover, int number) {
      return fitting(
          random,
          mover,
          "",
          cubes ->
              cubes.isOpen()
                  && !cubes.pushes().isEmpty()
                  && !new Cubes(cubes.letters(), cubes.other()).pushes().isEmpty());
    }
  }

  /**
   * Positions after a move: some that won, some that lost, some of neither, and some of both. Full
   * boards and lines that lack a single mark are for another rule: chance must not decide what they
   * cost.
   */
  static final class Endings implements Positions {
    private static final List<String> LINES = List.of("", "X", "O", "XO");

    @Override
    public Cubes position(RandomGenerator random, char mover, int number) {
      return fitting(
          random,
          mover,
          LINES.get(number % LINES.size()),
          cubes ->
              cubes.latest() != null
                  && cubes.letters().indexOf(Cubes.BLANK) >= 0
                  && !cubes.hasLine(Cubes.BLANK)
                  && !cubes.lacksOneMark());
    }
  }

  /**
   * A position that fits, with few blank cubes or with many.
   *
   * @param lines for each letter, a line of these marks
   */
  private static Cubes fitting(
      RandomGenerator random, char mover, String lines, Predicate<Cubes> fits) {
    while (true) {
      int blanks = 10 + random.nextInt(60);
      char[] letters = Cubes.START.letters().toCharArray();
      for (int i = 0; i < letters.length; i++) {
        letters[i] = random.nextInt(100) < blanks ? Cubes.BLANK : "XO".charAt(random.nextInt(2));
      }
      for (char owner : lines.toCharArray()) {
        for (int place : Cubes.LINES.get(random.nextInt(Cubes.LINES.size()))) {
          letters[place] = owner;
        }
      }
      Cubes position = new Cubes(new String(letters), mover);
      if (fits.test(position)) {
        return position;
      }
    }
  }
}
