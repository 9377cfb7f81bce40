package boardwright.suites.framework;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The rules of Quixo on letters: 25 of them, row by row, {@code X} and {@code O} for the players'
 * marks and a dot for a blank cube. No class of the engine is asked, so this is a second opinion.
 */
final class Cubes {
  static final int SIZE = 5;
  static final char BLANK = '.';
  private static final int LAST = SIZE - 1;

  private static final List<int[]> LINES = makeLines();

  private Cubes() {}

  /** One move: where a cube is taken, and where it is pushed in. */
  record Push(int fromRow, int fromColumn, int toRow, int toColumn) {
    @Override
    public String toString() {
      return "(%d, %d) to (%d, %d)".formatted(fromRow, fromColumn, toRow, toColumn);
    }
  }

  /** Whether a space is one of the sixteen at the rim. */
  static boolean isOnRim(int row, int column) {
    return row == 0 || row == LAST || column == 0 || column == LAST;
  }

  /** Whether a cube at the rim may be pushed in there. */
  static boolean isTarget(Push push) {
    boolean sameRow = push.fromRow == push.toRow;
    boolean sameColumn = push.fromColumn == push.toColumn;
    boolean rowEnd = push.toColumn == 0 || push.toColumn == LAST;
    boolean columnEnd = push.toRow == 0 || push.toRow == LAST;
    return !(sameRow && sameColumn) && (sameRow && rowEnd || sameColumn && columnEnd);
  }

  /** All moves of a player. */
  static List<Push> pushes(String letters, char mover) {
    List<Push> pushes = new ArrayList<>();
    for (int from = 0; from < letters.length(); from++) {
      char top = letters.charAt(from);
      boolean free = top == BLANK || top == mover;
      for (int to = 0; free && to < letters.length(); to++) {
        Push push = new Push(from / SIZE, from % SIZE, to / SIZE, to % SIZE);
        if (isOnRim(push.fromRow, push.fromColumn) && isTarget(push)) {
          pushes.add(push);
        }
      }
    }
    return pushes;
  }

  /** The letters after a move. */
  static String after(String letters, Push push, char mover) {
    StringBuilder after = new StringBuilder(letters);
    int step = step(push);
    int at = push.fromRow * SIZE + push.fromColumn;
    int end = push.toRow * SIZE + push.toColumn;
    while (at != end) {
      after.setCharAt(at, letters.charAt(at + step));
      at += step;
    }
    after.setCharAt(end, mover);
    return after.toString();
  }

  /** The letters before a move that ended like this, if the cube that was taken was blank. */
  static String before(String letters, Push push) {
    return after(
        letters, new Push(push.toRow, push.toColumn, push.fromRow, push.fromColumn), BLANK);
  }

  private static int step(Push push) {
    int down = Integer.signum(push.toRow - push.fromRow);
    int right = Integer.signum(push.toColumn - push.fromColumn);
    return down * SIZE + right;
  }

  /** Whether a player has five in a row, in a column or along a diagonal. */
  static boolean hasLine(String letters, char owner) {
    for (int[] line : LINES) {
      if (isLine(letters, line, owner)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a line belongs to a player. */
  static boolean isLine(String letters, int[] line, char owner) {
    for (int place : line) {
      if (letters.charAt(place) != owner) {
        return false;
      }
    }
    return true;
  }

  /** Whether a player has four of the marks of a line, and the fifth cube is blank. */
  static boolean lacksOneMark(String letters, char owner) {
    for (int[] line : LINES) {
      if (count(letters, line, owner) == SIZE - 1 && count(letters, line, BLANK) == 1) {
        return true;
      }
    }
    return false;
  }

  private static long count(String letters, int[] line, char letter) {
    return Arrays.stream(line).filter(place -> letters.charAt(place) == letter).count();
  }

  /** The twelve lines, each as five places of the letters. */
  static List<int[]> lines() {
    return LINES;
  }

  private static List<int[]> makeLines() {
    List<int[]> lines = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      lines.add(line(i * SIZE, 1));
      lines.add(line(i, SIZE));
    }
    lines.add(line(0, SIZE + 1));
    lines.add(line(LAST, SIZE - 1));
    return List.copyOf(lines);
  }

  private static int[] line(int start, int step) {
    int[] line = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      line[i] = start + i * step;
    }
    return line;
  }

  /** Whether nobody has a line. */
  static boolean isOpen(String letters) {
    return !hasLine(letters, 'X') && !hasLine(letters, 'O');
  }

  /** Whether a player who has moved to these letters has won: lines for both lose. */
  static boolean isWin(String letters, char mover) {
    return hasLine(letters, mover) && !hasLine(letters, other(mover));
  }

  /** Whether a player to move can win at once. */
  static boolean canWin(String letters, char mover) {
    return win(letters, mover).isPresent();
  }

  /** The first move by which a player wins at once. */
  static Optional<Push> win(String letters, char mover) {
    return pushes(letters, mover).stream()
        .filter(push -> isWin(after(letters, push, mover), mover))
        .findFirst();
  }

  static char other(char mover) {
    return mover == 'X' ? 'O' : 'X';
  }

  /** The move that led from one board to another, in words; of several alike, one. */
  static String led(String before, String after, char mover) {
    return pushes(before, mover).stream()
        .filter(push -> after(before, push, mover).equals(after))
        .findFirst()
        .map(push -> "went from " + push)
        .orElse("led to " + inOneLine(after) + ", row by row");
  }

  private static String inOneLine(String letters) {
    return letters.replaceAll("(.{5})(?=.)", "$1 ");
  }

  /** Where two boards differ, as one of them has it: a row, a column, or one space. */
  static String difference(String letters, String other) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      if (letters.charAt(i) != other.charAt(i)) {
        places.add(i);
      }
    }
    int first = places.get(0);
    int row = first / SIZE;
    int column = first % SIZE;
    if (places.size() > 1 && places.stream().allMatch(place -> place / SIZE == row)) {
      return "row %d with %s".formatted(row, spaced(letters, row * SIZE, 1));
    }
    if (places.size() > 1 && places.stream().allMatch(place -> place % SIZE == column)) {
      return "column %d, from the top, with %s".formatted(column, spaced(letters, column, SIZE));
    }
    return "(%d, %d) with %c".formatted(row, column, letters.charAt(first));
  }

  private static String spaced(String letters, int start, int step) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < SIZE; i++) {
      line.append(i == 0 ? "" : " ").append(letters.charAt(start + i * step));
    }
    return line.toString();
  }

  /** The letters with the players changed over. */
  static String swapped(String letters) {
    return letters.replace('X', '?').replace('O', 'X').replace('?', 'O');
  }

  /** Any letters: about so many in a hundred are blank. */
  static String anything(RandomGenerator random, int blanks) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < SIZE * SIZE; i++) {
      boolean blank = random.nextInt(100) < blanks;
      letters.append(blank ? BLANK : random.nextBoolean() ? 'X' : 'O');
    }
    return letters.toString();
  }

  /** The letters as people look at them: five rows, with numbers. */
  static String drawn(String letters) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      rows.add(letters.substring(row * SIZE, (row + 1) * SIZE));
    }
    return Picture.drawn(rows);
  }
}
