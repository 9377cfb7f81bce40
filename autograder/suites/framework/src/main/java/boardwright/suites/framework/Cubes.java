package boardwright.suites.framework;

import boardwright.protocol.CaseSource;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A position of Quixo, and its rules. No class of the engine is asked, so this is a second opinion.
 *
 * @param letters 25 of them, row by row: {@code X} and {@code O} for the players' marks, and a dot
 *     for a blank cube
 * @param mover who is to move, {@code X} or {@code O}
 */
record Cubes(String letters, char mover) {
  static final int SIZE = 5;

  /** So many positions are drawn at random. */
  private static final int DRAWN = 60;

  static final char BLANK = '.';

  /** The sixteen places on the rim, and the nine in the middle. */
  static final List<Integer> RIM = places().filter(Cubes::isOnRim).boxed().toList();

  static final List<Integer> MIDDLE = places().filter(place -> !isOnRim(place)).boxed().toList();

  /** Rows and columns, then the two diagonals, each as five places. */
  static final List<int[]> LINES = IntStream.range(0, 12).mapToObj(Cubes::line).toList();

  private static int[] line(int number) {
    int start = number < 5 ? number * SIZE : number < 10 ? number - 5 : number == 10 ? 0 : 4;
    int step = number < 5 ? 1 : number < 10 ? SIZE : number == 10 ? SIZE + 1 : SIZE - 1;
    return IntStream.range(0, SIZE).map(i -> start + i * step).toArray();
  }

  /** How a game begins. */
  static final Cubes START = of('X', ".....".repeat(SIZE));

  /** A position whose rows are parted by blanks. */
  static Cubes of(char mover, String rows) {
    return new Cubes(rows.replace(" ", ""), mover);
  }

  /** Checks boards where this player is to move, and the same with the players changed over. */
  static void forBoth(char mover, Consumer<Cubes> check, String... boards) {
    for (String rows : boards) {
      check.accept(of(mover, rows));
      check.accept(of(mover, rows).swapped());
    }
  }

  /** Reads what {@link #toString} writes. */
  static Cubes parse(String text) {
    return new Cubes(text.substring(1), text.charAt(0));
  }

  @Override
  public String toString() {
    return mover + letters;
  }

  private static IntStream places() {
    return IntStream.range(0, SIZE * SIZE);
  }

  private static boolean isEnd(int rowOrColumn) {
    return rowOrColumn == 0 || rowOrColumn == SIZE - 1;
  }

  private static boolean isOnRim(int place) {
    return isEnd(place / SIZE) || isEnd(place % SIZE);
  }

  /** A place as people write it. */
  static String space(int place) {
    return "(%d, %d)".formatted(place / SIZE, place % SIZE);
  }

  /** A move: the place where a cube is taken, and the one where it is pushed in. */
  record Push(int from, int to) {
    private static final List<Push> ALL =
        RIM.stream()
            .flatMap(from -> places().mapToObj(to -> new Push(from, to)))
            .filter(Push::isAllowed)
            .toList();

    /** A move by its four numbers, with whatever between them: {@code 0 4 0 0}. */
    static Push of(String text) {
      int[] at = text.chars().filter(Character::isDigit).map(digit -> digit - '0').toArray();
      return new Push(at[0] * SIZE + at[1], at[2] * SIZE + at[3]);
    }

    /** Whether a cube from the rim may be pushed in there. */
    boolean isAllowed() {
      boolean alongRow = from / SIZE == to / SIZE && isEnd(to % SIZE);
      boolean alongColumn = from % SIZE == to % SIZE && isEnd(to / SIZE);
      return from != to && (alongRow || alongColumn);
    }

    @Override
    public String toString() {
      return space(from) + " to " + space(to);
    }
  }

  /** All moves of the player who is to move. */
  List<Push> pushes() {
    return Push.ALL.stream()
        .filter(push -> letters.charAt(push.from) == BLANK || letters.charAt(push.from) == mover)
        .toList();
  }

  /** The position after a move. */
  Cubes after(Push push) {
    return new Cubes(slid(push.from, push.to, mover), other());
  }

  /** The position before a move that took a blank cube and led here. */
  Cubes before(Push push) {
    return new Cubes(slid(push.to, push.from, BLANK), other());
  }

  private String slid(int from, int to, char last) {
    StringBuilder slid = new StringBuilder(letters);
    int step = Integer.signum(to - from) * ((to - from) % SIZE == 0 ? SIZE : 1);
    for (int at = from; at != to; at += step) {
      slid.setCharAt(at, letters.charAt(at + step));
    }
    slid.setCharAt(to, last);
    return slid.toString();
  }

  /** A move that may have led here from a position without a line; null if there is none. */
  Push latest() {
    return Push.ALL.stream()
        .filter(push -> letters.charAt(push.to) == other() && before(push).isOpen())
        .findFirst()
        .orElse(null);
  }

  /** Who is not to move: who has moved, if anybody has. */
  char other() {
    return mover == 'X' ? 'O' : 'X';
  }

  /** The same with the players changed over. */
  Cubes swapped() {
    return new Cubes(letters.replace('X', '?').replace('O', 'X').replace('?', 'O'), other());
  }

  boolean hasLine(char owner) {
    return line(owner) != null;
  }

  /** The first line that is full of this letter; null if there is none. */
  int[] line(char owner) {
    for (int[] line : LINES) {
      int full = 0;
      while (full < SIZE && letters.charAt(line[full]) == owner) {
        full++;
      }
      if (full == SIZE) {
        return line;
      }
    }
    return null;
  }

  /** Whether a line has four marks of one player, and one cube that is blank or the other's. */
  boolean lacksOneMark() {
    return LINES.stream()
        .map(line -> Arrays.stream(line).mapToObj(place -> letters.substring(place, place + 1)))
        .map(marks -> String.join("", marks.sorted().toList()))
        .anyMatch(marks -> marks.matches("\\.XXXX|OXXXX|\\.OOOO|OOOOX"));
  }

  /** Whether both players have a line. */
  boolean isForBoth() {
    return hasLine('X') && hasLine('O');
  }

  /** Whether nobody has a line. */
  boolean isOpen() {
    return !hasLine('X') && !hasLine('O');
  }

  /** Who has won by the move that led here, X or O; a dot if nobody has. Lines for both lose. */
  char winner() {
    return hasLine(mover) ? mover : hasLine(other()) ? other() : BLANK;
  }

  /** Whether the player who has just moved has won. */
  boolean isWon() {
    return winner() == other();
  }

  /** A move by which the player to move wins at once; null if there is none. */
  Push win() {
    return pushes().stream().filter(push -> after(push).isWon()).findFirst().orElse(null);
  }

  /** The first row that two texts of 25 letters do not share, as the first one has it. */
  static String difference(String letters, String other) {
    int row = 0;
    while (letters.regionMatches(row * SIZE, other, row * SIZE, SIZE)) {
      row++;
    }
    String marks = letters.substring(row * SIZE, row * SIZE + SIZE);
    return "row %d with %s".formatted(row, String.join(" ", marks.split("")));
  }

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
      return IntStream.range(0, DRAWN)
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
