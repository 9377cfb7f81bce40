package boardwright.suites.checkerboard;

import boardwright.testkit.CaseSource;
import checkerboard.Checkerboard;
import checkerboard.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Boards drawn at random, with what the reference engine says of them. */
final class RandomBoards {
  private static final int SIZE = 8;
  private static final int BOARDS = 30;

  /** Fewer: a right program may look at all pairs of squares for each. */
  private static final int BOARDS_WITH_MOVES = 16;

  /** So many, from the first one on, are also looked at where pieces came and went before. */
  static final int USED = 4;

  private static final char[] LETTERS = {'r', 'R', 'b', 'B'};

  /**
   * Boards that are always among them: a few pieces that meet, kings among opponents, pieces on all
   * four edges, pawns on their last rows, where they stay pawns and cannot move, and a board
   * without room.
   */
  private static final List<Scene> ALWAYS =
      List.of(
          Scene.of("b 2 2", "r 3 3", "b 5 3"),
          Scene.of("B 2 2", "r 3 3", "b 5 3"),
          Scene.of("r 3 3", "b 5 3"),
          Scene.of("r 4 4", "b 3 5"),
          Scene.of("b 4 4", "r 3 3", "b 0 4", "b 1 5", "r 7 1", "r 6 2"),
          Scene.of("B 3 3", "r 4 4", "R 2 2", "r 4 2", "R 2 4"),
          Scene.of("R 3 3", "b 4 4", "B 2 2", "b 4 2", "B 2 4"),
          Scene.of("r 7 7", "r 7 1", "b 0 0", "b 0 6", "R 4 0", "B 3 7"),
          Scene.of("b 7 1", "r 0 2", "R 5 5"),
          Scene.full());

  /** Hardly any room, with moves at both ends of the board. */
  private static final Scene CROWDED = Scene.full().with('.', 0, 0).with('.', 7, 7);

  private RandomBoards() {}

  /** The boards that are always there, and some that are drawn. */
  private static List<Scene> scenes(RandomGenerator random, int drawn) {
    return Stream.concat(
            ALWAYS.stream(), Stream.generate(() -> Scene.parse(letters(random))).limit(drawn))
        .toList();
  }

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
      return scenes(random, BOARDS).stream()
          .map(Scene::letters)
          .filter(letters -> letters.chars().anyMatch(letter -> letter != '.'))
          .toList();
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
    for (Scene scene :
        Stream.concat(Stream.of(CROWDED), scenes(random, boards).stream()).toList()) {
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
    for (Scene scene : scenes(random, BOARDS)) {
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
      if (ALWAYS.contains(scene)) {
        Stream.of(yes, backwardsNo, diagonalNo, nearlyNo, ontoNo)
            .flatMap(List::stream)
            .filter(question -> !question.isFromTheEnd())
            .forEach(question -> cases.add(question.text()));
        continue;
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

    /** Whether it is about a pawn that can go no further, which has checks of its own. */
    boolean isFromTheEnd() {
      char letter = scene.at(fromRow, fromCol);
      return letter == 'b' && fromRow == SIZE - 1 || letter == 'r' && fromRow == 0;
    }

    String text() {
      String numbers = "|" + fromRow + "|" + fromCol + "|" + toRow + "|" + toCol + "|";
      return scene.letters() + numbers + (answer ? "yes" : "no");
    }
  }
}
