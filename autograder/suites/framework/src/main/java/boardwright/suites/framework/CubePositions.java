package boardwright.suites.framework;

import boardwright.protocol.CaseSource;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Positions of Quixo drawn at random. */
final class CubePositions {
  private static final int POSITIONS = 60;

  private CubePositions() {}

  /** X's and O's positions by turns, with few blank cubes or with many; few marks make it small. */
  private interface Positions extends CaseSource {
    /** Whether this is one of them. */
    boolean fits(Cubes position);

    /** For each letter, the position of this number has a line of these marks. */
    default String lines(int number) {
      return "";
    }

    @Override
    default List<String> draw(RandomGenerator random) {
      return IntStream.range(0, POSITIONS)
          .mapToObj(i -> position(random, i % 2 == 0 ? 'X' : 'O', lines(i / 2)).toString())
          .toList();
    }

    private Cubes position(RandomGenerator random, char mover, String lines) {
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
        if (fits(position)) {
          return position;
        }
      }
    }

    @Override
    default int size(String position) {
      return position.replace(".", "").length();
    }
  }

  /** Positions where nobody has a line, and both players have a move. */
  static final class Open implements Positions {
    @Override
    public boolean fits(Cubes position) {
      return position.isOpen()
          && !position.pushes().isEmpty()
          && !new Cubes(position.letters(), position.other()).pushes().isEmpty();
    }
  }

  /**
   * Positions after a move: some that won, some that lost, some of neither, and some of both. Full
   * boards and lines that lack a single mark are for another rule: chance must not decide what they
   * cost.
   */
  static final class Endings implements Positions {
    @Override
    public String lines(int number) {
      return List.of("", "X", "O", "XO").get(number % 4);
    }

    @Override
    public boolean fits(Cubes position) {
      return position.latest() != null
          && position.letters().indexOf(Cubes.BLANK) >= 0
          && !position.hasLine(Cubes.BLANK)
          && !position.lacksOneMark();
    }
  }
}
