package boardwright.suites.checkerboard;

import boardwright.protocol.CaseSource;
import boardwright.suites.checkerboard.Questions.Question;
import boardwright.suites.checkerboard.Squares.Place;
import checkerboard.Checkerboard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Boards drawn at random, with what the reference engine says of them. The fewer pieces, the
 * smaller a board is.
 */
final class RandomBoards {
  private static final int BOARDS = 12;

  /** Fewer: a right program may look at all pairs of squares for each. */
  private static final int BOARDS_WITH_MOVES = 10;

  /** So many, from the first one on, are also looked at where pieces came and went before. */
  static final int USED = 3;

  /**
   * Boards that are always among them: a king alone, a few pieces that meet, kings among opponents,
   * pieces on all four edges, pawns on their last rows, where they stay pawns and cannot move, and
   * a board without room.
   */
  private static final List<Scene> ALWAYS =
      List.of(
          Scene.of("B 3 3"),
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
            ALWAYS.stream(),
            IntStream.range(0, drawn).mapToObj(i -> drawn(random, 0.1 + 0.45 * i / drawn)))
        .toList();
  }

  /** Draws at least one piece; no pawn stands where it would have become a king. */
  private static Scene drawn(RandomGenerator random, double density) {
    Scene scene = Scene.of("R 4 4");
    for (Place at : Squares.BLACK) {
      if (random.nextDouble() < density) {
        char letter = "rRbB".charAt(random.nextInt(4));
        boolean kinged = letter == 'b' && at.row() == 7 || letter == 'r' && at.row() == 0;
        scene = scene.with(kinged ? Character.toUpperCase(letter) : letter, at.row(), at.col());
      }
    }
    return scene;
  }

  /** Boards, each written as its letters and perhaps more after them. */
  private interface Boards extends CaseSource {
    @Override
    default int size(String board) {
      return Scene.parse(board.split("\\|")[0]).grid().pieces();
    }
  }

  /** Boards alone. */
  static final class Plain implements Boards {
    @Override
    public List<String> draw(RandomGenerator random) {
      return scenes(random, BOARDS).stream().map(Scene::letters).toList();
    }
  }

  /** Boards with all their moves. */
  static final class WithMoves implements Boards {
    @Override
    public List<String> draw(RandomGenerator random) {
      return withMoves(random, BOARDS_WITH_MOVES);
    }
  }

  /** The same, where each piece is asked about. */
  static final class FewWithMoves implements Boards {
    @Override
    public List<String> draw(RandomGenerator random) {
      return withMoves(random, BOARDS_WITH_MOVES / 2);
    }
  }

  private static List<String> withMoves(RandomGenerator random, int boards) {
    return Stream.concat(scenes(random, boards).stream(), Stream.of(CROWDED))
        .map(scene -> new Board(scene, Squares.of(scene.board().getMoves())).text())
        .toList();
  }

  /** Questions to isMove. */
  static final class Steps implements Boards {
    @Override
    public List<String> draw(RandomGenerator random) {
      return questions(random, Questions.IS_MOVE);
    }
  }

  /** Questions to isJump. */
  static final class Jumps implements Boards {
    @Override
    public List<String> draw(RandomGenerator random) {
      return questions(random, Questions.IS_JUMP);
    }
  }

  /**
   * Asks on each board from some pieces to squares nearby: some that are true, more that are false
   * though they lie on a diagonal, or look like a step or a jump but for the direction, the colours
   * or a piece that stands there, which is where slips are, and one of the rest. What only a king
   * may do is asked of a pawn on every board that has the place for it.
   */
  private static List<String> questions(RandomGenerator random, Questions oracle) {
    List<String> cases = new ArrayList<>();
    for (Scene scene : scenes(random, BOARDS)) {
      Sorted sorted = new Sorted(scene, oracle);
      if (ALWAYS.contains(scene)) {
        Stream.of(sorted.yes, sorted.backwards, sorted.diagonal, sorted.nearly, sorted.onto)
            .flatMap(List::stream)
            .filter(question -> !question.isFromTheEnd())
            .forEach(question -> cases.add(question.text()));
        continue;
      }
      for (int k = 0; k < 3; k++) {
        boolean first = k == 0;
        pick(sorted.yes, random, cases);
        pick(
            first && !sorted.backwards.isEmpty() ? sorted.backwards : sorted.nearly, random, cases);
        pick(first && !sorted.onto.isEmpty() ? sorted.onto : sorted.diagonal, random, cases);
      }
      pick(sorted.others, random, cases);
    }
    return cases;
  }

  private static void pick(List<Question> from, RandomGenerator random, List<String> to) {
    if (!from.isEmpty()) {
      to.add(from.remove(random.nextInt(from.size())).text());
    }
  }

  /** What can be asked on a board, sorted by its answer, and by what is wrong. */
  private static final class Sorted {
    private final List<Question> yes = new ArrayList<>();
    private final List<Question> backwards = new ArrayList<>();
    private final List<Question> others = new ArrayList<>();
    private final List<Question> diagonal = new ArrayList<>();
    private final List<Question> nearly = new ArrayList<>();
    private final List<Question> onto = new ArrayList<>();

    Sorted(Scene scene, Questions oracle) {
      Checkerboard board = scene.board();
      Checkerboard kings = Scene.parse(scene.letters().toUpperCase(Locale.ROOT)).board();
      for (Place at : Squares.ALL) {
        for (Place to : Squares.ALL) {
          boolean near = Math.abs(to.row() - at.row()) <= 2 && Math.abs(to.col() - at.col()) <= 2;
          if (near && scene.grid().has(at.row(), at.col())) {
            boolean answer = oracle.answer(board, at.row(), at.col(), to.row(), to.col());
            boolean kinged = oracle.answer(kings, at.row(), at.col(), to.row(), to.col());
            Question question = new Question(scene, at.row(), at.col(), to.row(), to.col(), answer);
            (answer ? yes : kinged ? backwards : wrong(question)).add(question);
          }
        }
      }
    }

    private List<Question> wrong(Question question) {
      if (question.looksRight()) {
        return question.scene().grid().has(question.toRow(), question.toCol()) ? onto : nearly;
      }
      return question.isDiagonal() ? diagonal : others;
    }
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
}
