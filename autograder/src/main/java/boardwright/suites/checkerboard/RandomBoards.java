package boardwright.suites.checkerboard;

import boardwright.suite.CaseSource;
import checkerboard.Checkerboard;
import checkerboard.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Boards drawn at random, with what the reference engine says of them. */
final class RandomBoards {
  private static final int SIZE = 8;
  private static final int BOARDS = 60;

  /** Fewer: a right program may look at all pairs of squares for each. */
  private static final int BOARDS_WITH_MOVES = 24;

  private static final char[] LETTERS = {'r', 'R', 'b', 'B'};

  private RandomBoards() {}

  /** Draws 64 letters; no pawn stands where it would have become a king. */
  private static String letters(RandomGenerator random) {
    char[] letters = new char[SIZE * SIZE];
    Arrays.fill(letters, '.');
    double density = 0.15 + 0.4 * random.nextDouble();
    for (int row = 0; row < SIZE; row++) {
      for (int col = row % 2; col < SIZE; col += 2) {
        if (random.nextDouble() < density) {
          char letter = LETTERS[random.nextInt(LETTERS.length)];
          boolean kinged = letter == 'b' && row == SIZE - 1 || letter == 'r' && row == 0;
          letters[row * SIZE + col] = kinged ? Character.toUpperCase(letter) : letter;
        }
      }
    }
    return new String(letters);
  }

  /** Boards alone. */
  static final class Plain implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      List<String> cases = new ArrayList<>();
      for (int i = 0; i < BOARDS; i++) {
        String letters = letters(random);
        if (letters.chars().anyMatch(letter -> letter != '.')) {
          cases.add(letters);
        }
      }
      return cases;
    }
  }

  /** Boards with all their moves. */
  static final class WithMoves implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return withMoves(random, BOARDS_WITH_MOVES);
    }
  }

  /** The same, where each piece is asked about. */
  static final class FewWithMoves implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return withMoves(random, BOARDS_WITH_MOVES / 2);
    }
  }

  private static List<String> withMoves(RandomGenerator random, int boards) {
    List<String> cases = new ArrayList<>();
    for (int i = 0; i < boards; i++) {
      Scene scene = Scene.parse(letters(random));
      Move moves = scene.board().getMoves();
      cases.add(new Board(scene, Moves.of(moves)).text());
    }
    return cases;
  }

  /** Questions to isMove. */
  static final class Steps implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return questions(random, Checkerboard::isMove);
    }
  }

  /** Questions to isJump. */
  static final class Jumps implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return questions(random, Checkerboard::isJump);
    }
  }

  /**
   * Asks on each board from some pieces to squares nearby: some that are true, more that are false
   * though they lie on a diagonal, or look like a step or a jump but for the direction, the colours
   * or a piece that stands there, which is where slips are, and one of the rest. What only a king
   * may do is asked of a pawn on every board that has the place for it.
   */
  private static List<String> questions(RandomGenerator random, Oracle oracle) {
    List<String> cases = new ArrayList<>();
    for (int i = 0; i < BOARDS; i++) {
      Scene scene = Scene.parse(letters(random));
      Checkerboard board = scene.board();
      Checkerboard kings = Scene.parse(scene.letters().toUpperCase(Locale.ROOT)).board();
      List<Question> yes = new ArrayList<>();
      List<Question> backwardsNo = new ArrayList<>();
      List<Question> no = new ArrayList<>();
      List<Question> diagonalNo = new ArrayList<>();
      List<Question> nearlyNo = new ArrayList<>();
      List<Question> ontoNo = new ArrayList<>();
      for (int row = 0; row < SIZE; row++) {
        for (int col = 0; col < SIZE; col++) {
          if (scene.at(row, col) != '.') {
            for (int toRow = Math.max(0, row - 2); toRow <= Math.min(7, row + 2); toRow++) {
              for (int toCol = Math.max(0, col - 2); toCol <= Math.min(7, col + 2); toCol++) {
                boolean answer = oracle.answer(board, row, col, toRow, toCol);
                boolean diagonal = Math.abs(toRow - row) == Math.abs(toCol - col);
                boolean nearly = diagonal && looksRight(scene, row, col, toRow, toCol);
                boolean free = scene.at(toRow, toCol) == '.';
                boolean backwards = oracle.answer(kings, row, col, toRow, toCol);
                List<Question> wrong =
                    backwards
                        ? backwardsNo
                        : !diagonal ? no : !nearly ? diagonalNo : free ? nearlyNo : ontoNo;
                (answer ? yes : wrong).add(new Question(scene, row, col, toRow, toCol, answer));
              }
            }
          }
        }
      }
      for (int k = 0; k < 3; k++) {
        pick(yes, random, cases);
        pick(k == 0 && !backwardsNo.isEmpty() ? backwardsNo : nearlyNo, random, cases);
        pick(k == 0 && !ontoNo.isEmpty() ? ontoNo : diagonalNo, random, cases);
      }
      pick(no, random, cases);
    }
    return cases;
  }

  /** Whether it goes to another square one away, or two away over a piece. */
  private static boolean looksRight(Scene scene, int row, int col, int toRow, int toCol) {
    boolean far = Math.abs(toRow - row) == 2;
    return toRow != row && (!far || scene.at((row + toRow) / 2, (col + toCol) / 2) != '.');
  }

  private static void pick(List<Question> from, RandomGenerator random, List<String> to) {
    if (!from.isEmpty()) {
      to.add(from.remove(random.nextInt(from.size())).text());
    }
  }

  /** What the engine says. */
  private interface Oracle {
    boolean answer(Checkerboard board, int fromRow, int fromCol, int toRow, int toCol);
  }

  /** A board with its moves, as text: the letters, then the moves, with bars between. */
  record Board(Scene scene, List<String> moves) {
    static Board parse(String text) {
      String[] parts = text.split("\\|");
      return new Board(Scene.parse(parts[0]), List.of(parts).subList(1, parts.length));
    }

    String text() {
      return scene.letters() + (moves.isEmpty() ? "" : "|" + String.join("|", moves));
    }
  }

  /** A question with its answer, as text: the letters, four numbers, yes or no. */
  record Question(Scene scene, int fromRow, int fromCol, int toRow, int toCol, boolean answer) {
    static Question parse(String text) {
      String[] parts = text.split("\\|");
      return new Question(
          Scene.parse(parts[0]),
          Integer.parseInt(parts[1]),
          Integer.parseInt(parts[2]),
          Integer.parseInt(parts[3]),
          Integer.parseInt(parts[4]),
          parts[5].equals("yes"));
    }

    String text() {
      return "%s|%d|%d|%d|%d|%s"
          .formatted(scene.letters(), fromRow, fromCol, toRow, toCol, answer ? "yes" : "no");
    }
  }
}
