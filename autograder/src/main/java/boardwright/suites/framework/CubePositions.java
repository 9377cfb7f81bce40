package boardwright.suites.framework;

import boardwright.testkit.CaseSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Positions of Quixo drawn at random, with what is right in them. */
final class CubePositions {
  private static final int ENDINGS = 60;
  private static final int GAMES = 6;
  private static final int MOVES = 24;
  private static final int PUSHES = 40;
  private static final int CHOICES = 12;
  private static final int CANDIDATES = 400;

  private CubePositions() {}

  /** Positions, each written as its letters and more after a bar; few marks make a small one. */
  private interface Positions extends CaseSource {
    @Override
    default int size(String position) {
      String letters = position.substring(0, position.indexOf('|'));
      return (int) letters.chars().filter(letter -> letter != Cubes.BLANK).count();
    }
  }

  /** A move, and who has won after it: X, O, or a dot if the game goes on. */
  record Ending(String letters, char mover, Cubes.Push push, char winner) {
    static Ending parse(String text) {
      String[] parts = text.split("\\|");
      return new Ending(parts[0], parts[1].charAt(0), readPush(parts[2]), parts[3].charAt(0));
    }

    String text() {
      return "%s|%c|%s|%c".formatted(letters, mover, written(push), winner);
    }

    String after() {
      return Cubes.after(letters, push, mover);
    }

    boolean isForBoth() {
      return Cubes.hasLine(after(), 'X') && Cubes.hasLine(after(), 'O');
    }

    static Ending of(String letters, char mover, Cubes.Push push) {
      String after = Cubes.after(letters, push, mover);
      char other = Cubes.other(mover);
      char winner = Cubes.hasLine(after, mover) ? mover : Cubes.BLANK;
      return new Ending(letters, mover, push, Cubes.hasLine(after, other) ? other : winner);
    }
  }

  /** Moves that make lines for both, with their ends. */
  static final class LinesForBoth implements Positions {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = new ArrayList<>();
      for (int i = 0; i < ENDINGS / 2; i++) {
        cases.add(withoutBlankLines(random, i % 2 == 0 ? 'X' : 'O').text());
      }
      return cases;
    }

    /** Blank lines are for other rules. */
    private static Ending withoutBlankLines(RandomGenerator random, char mover) {
      Ending ending = linesForBoth(random, mover);
      while (Cubes.hasLine(ending.after(), Cubes.BLANK)) {
        ending = linesForBoth(random, mover);
      }
      return ending;
    }
  }

  /**
   * Moves with their ends: some that win, some that lose, some of neither, and none of both. Full
   * boards and lines that lack a single mark are for another rule: chance must not decide what they
   * cost.
   */
  static final class Endings implements Positions {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = new ArrayList<>();
      for (int i = 0; i < ENDINGS; i++) {
        Ending ending = ofKind(i, random);
        while (isForAnotherRule(ending)) {
          ending = ofKind(i, random);
        }
        cases.add(ending.text());
      }
      return cases;
    }

    private static Ending ofKind(int i, RandomGenerator random) {
      char mover = i % 2 == 0 ? 'X' : 'O';
      char planted = i % 4 < 2 ? mover : Cubes.other(mover);
      return i % 5 < 2 ? any(random, mover) : ended(random, mover, planted);
    }

    private static boolean isForAnotherRule(Ending ending) {
      String after = ending.after();
      return ending.isForBoth()
          || after.indexOf(Cubes.BLANK) < 0
          || Cubes.lacksOneMark(after, 'X')
          || Cubes.lacksOneMark(after, 'O');
    }

    private static Ending any(RandomGenerator random, char mover) {
      String letters = open(random, 20 + random.nextInt(60));
      return Ending.of(letters, mover, pick(Cubes.pushes(letters, mover), random));
    }

    /** A move that makes a line, found by taking one back that ended in a line. */
    private static Ending ended(RandomGenerator random, char mover, char planted) {
      while (true) {
        char[] after = Cubes.anything(random, 20 + random.nextInt(60)).toCharArray();
        for (int place : Cubes.lines().get(random.nextInt(Cubes.lines().size()))) {
          after[place] = planted;
        }
        Cubes.Push push = pick(Cubes.pushes(".".repeat(after.length), mover), random);
        if (after[push.toRow() * Cubes.SIZE + push.toColumn()] == mover) {
          String before = Cubes.before(new String(after), push);
          if (Cubes.isOpen(before)) {
            return Ending.of(before, mover, push);
          }
        }
      }
    }
  }

  /** A move, and the letters after it. */
  record Pushed(String letters, char mover, Cubes.Push push, String after) {
    static Pushed parse(String text) {
      String[] parts = text.split("\\|");
      return new Pushed(parts[0], parts[1].charAt(0), readPush(parts[2]), parts[3]);
    }
  }

  /** Moves on boards without a line. */
  static final class AnyPushes implements Positions {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = new ArrayList<>();
      for (int i = 0; i < PUSHES; i++) {
        char mover = i % 2 == 0 ? 'X' : 'O';
        String letters = open(random, 10 + random.nextInt(60));
        Cubes.Push push = pick(Cubes.pushes(letters, mover), random);
        String after = Cubes.after(letters, push, mover);
        cases.add("%s|%c|%s|%s".formatted(letters, mover, written(push), after));
      }
      return cases;
    }
  }

  /** Games from the beginning: the moves of X and O in turn. */
  static final class Games implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = new ArrayList<>();
      for (int i = 0; i < GAMES; i++) {
        String letters = ".".repeat(Cubes.SIZE * Cubes.SIZE);
        List<String> moves = new ArrayList<>();
        for (int k = 0; k < MOVES; k++) {
          char mover = k % 2 == 0 ? 'X' : 'O';
          Cubes.Push push = pick(Cubes.pushes(letters, mover), random);
          letters = Cubes.after(letters, push, mover);
          moves.add(written(push));
        }
        cases.add(String.join("|", moves));
      }
      return cases;
    }

    @Override
    public int size(String game) {
      return readGame(game).size();
    }
  }

  /** The moves of a game as {@link Games} writes them. */
  static List<Cubes.Push> readGame(String text) {
    List<Cubes.Push> pushes = new ArrayList<>();
    for (String move : text.split("\\|")) {
      pushes.add(readPush(move));
    }
    return pushes;
  }

  /** A position, who is to move, and the boards after each move that is right there. */
  record Choice(String letters, char mover, List<String> right) {
    static Choice parse(String text) {
      String[] parts = text.split("\\|");
      return new Choice(parts[0], parts[1].charAt(0), List.of(parts).subList(2, parts.length));
    }

    String text() {
      return letters + "|" + mover + "|" + String.join("|", right);
    }

    /** How many of the moves are right. */
    double share() {
      return (double) right.size() / Cubes.pushes(letters, mover).size();
    }
  }

  /**
   * Positions where a move wins: these moves are right. None makes lines for both, which is for
   * another rule.
   */
  static final class Wins implements Positions {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = texts(CubeStudies.wins());
      cases.addAll(choices(random, Wins::right, CANDIDATES));
      return cases;
    }

    private static List<String> right(String letters, char mover) {
      char other = Cubes.other(mover);
      List<String> forBoth =
          after(letters, mover, a -> Cubes.hasLine(a, mover) && Cubes.hasLine(a, other));
      return forBoth.isEmpty() ? wins(letters, mover) : List.of();
    }
  }

  /**
   * Positions where no move wins and some give the other player a line: the others are right. In
   * half of them a move makes lines for both.
   */
  static final class Gifts implements Positions {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = texts(CubeStudies.gifts());
      for (int i = 0; i < CHOICES / 2; i++) {
        cases.add(forBoth(random, i % 2 == 0 ? 'X' : 'O'));
      }
      List<String> others = choices(random, Gifts::right, CANDIDATES);
      for (int i = 0; i < others.size(); i += 2) {
        cases.add(others.get(i));
      }
      return cases;
    }

    private static List<String> right(String letters, char mover) {
      return Cubes.canWin(letters, mover) ? List.of() : withoutGifts(letters, mover);
    }

    private static String forBoth(RandomGenerator random, char mover) {
      while (true) {
        String letters = linesForBoth(random, mover).letters();
        List<String> right = right(letters, mover);
        if (!right.isEmpty()) {
          return new Choice(letters, mover, right).text();
        }
      }
    }
  }

  /**
   * Positions where no move makes a line of the mover's, and after some the other player could win:
   * those after which that cannot be are right.
   */
  static final class Threats implements Positions {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = texts(CubeStudies.threats());
      cases.addAll(choices(random, Threats::right, CANDIDATES / 4));
      return cases;
    }

    private static List<String> right(String letters, char mover) {
      return makesLine(letters, mover) ? List.of() : withoutThreats(letters, mover);
    }
  }

  /** A move that makes two rows, or two columns, one of each player; found by taking it back. */
  private static Ending linesForBoth(RandomGenerator random, char mover) {
    while (true) {
      char[] after = Cubes.anything(random, 30 + random.nextInt(60)).toCharArray();
      int across = random.nextInt(2);
      int one = random.nextInt(Cubes.SIZE);
      int other = (one + 1 + random.nextInt(Cubes.SIZE - 1)) % Cubes.SIZE;
      fill(after, Cubes.lines().get(2 * one + across), mover);
      fill(after, Cubes.lines().get(2 * other + across), Cubes.other(mover));
      Cubes.Push push = pick(Cubes.pushes(".".repeat(after.length), mover), random);
      if (after[push.toRow() * Cubes.SIZE + push.toColumn()] == mover) {
        String before = Cubes.before(new String(after), push);
        if (Cubes.isOpen(before)) {
          return Ending.of(before, mover, push);
        }
      }
    }
  }

  private static void fill(char[] letters, int[] line, char owner) {
    for (int place : line) {
      letters[place] = owner;
    }
  }

  private static List<String> texts(List<Choice> choices) {
    List<String> texts = new ArrayList<>();
    choices.forEach(choice -> texts.add(choice.text()));
    return texts;
  }

  /** What is right in a position. */
  interface Oracle {
    /** The boards after the right moves, not each once; empty if the position does not fit. */
    List<String> right(String letters, char mover);
  }

  /** Of many positions, those where the smallest part of the moves is right: half X's, half O's. */
  private static List<String> choices(RandomGenerator random, Oracle oracle, int count) {
    List<String> cases = new ArrayList<>();
    for (char mover : new char[] {'X', 'O'}) {
      List<Choice> candidates = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        String letters = open(random, 10 + random.nextInt(50));
        List<String> right = oracle.right(letters, mover);
        if (!right.isEmpty() && right.size() < Cubes.pushes(letters, mover).size()) {
          candidates.add(new Choice(letters, mover, right));
        }
      }
      candidates.sort(Comparator.comparingDouble(Choice::share));
      candidates.stream().limit(CHOICES / 2).forEach(choice -> cases.add(choice.text()));
    }
    return cases;
  }

  private static boolean makesLine(String letters, char mover) {
    return !after(letters, mover, after -> Cubes.hasLine(after, mover)).isEmpty();
  }

  /** The boards after the moves that win. */
  static List<String> wins(String letters, char mover) {
    return after(letters, mover, after -> Cubes.isWin(after, mover));
  }

  /** The boards after the moves that give the other player no line. */
  static List<String> withoutGifts(String letters, char mover) {
    return after(letters, mover, after -> !Cubes.hasLine(after, Cubes.other(mover)));
  }

  /** The boards after the moves that give the other player no line, and no move that wins. */
  static List<String> withoutThreats(String letters, char mover) {
    return withoutGifts(letters, mover).stream()
        .filter(after -> !Cubes.canWin(after, Cubes.other(mover)))
        .toList();
  }

  private static List<String> after(String letters, char mover, Predicate<String> which) {
    return Cubes.pushes(letters, mover).stream()
        .map(push -> Cubes.after(letters, push, mover))
        .filter(which)
        .toList();
  }

  /** Letters without a line, where both players have a move. */
  private static String open(RandomGenerator random, int blanks) {
    Predicate<String> fits =
        letters ->
            Cubes.isOpen(letters)
                && !Cubes.pushes(letters, 'X').isEmpty()
                && !Cubes.pushes(letters, 'O').isEmpty();
    String letters = Cubes.anything(random, blanks);
    while (!fits.test(letters)) {
      letters = Cubes.anything(random, blanks);
    }
    return letters;
  }

  private static <T> T pick(List<T> from, RandomGenerator random) {
    return from.get(random.nextInt(from.size()));
  }

  private static String written(Cubes.Push push) {
    return "%d,%d,%d,%d"
        .formatted(push.fromRow(), push.fromColumn(), push.toRow(), push.toColumn());
  }

  private static Cubes.Push readPush(String text) {
    String[] numbers = text.split(",");
    return new Cubes.Push(
        Integer.parseInt(numbers[0]),
        Integer.parseInt(numbers[1]),
        Integer.parseInt(numbers[2]),
        Integer.parseInt(numbers[3]));
  }
}
