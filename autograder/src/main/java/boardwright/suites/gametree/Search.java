package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import gametree.AAccumulator;
import gametree.AlphaBeta;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.MinMax;
import gametree.Move;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** A search of the learner's on a {@link TreeBoard}, where everything that it does is seen. */
final class Search {
  /** Which of the learner's classes searches. */
  enum Kind {
    MIN_MAX("MinMax"),
    ALPHA_BETA("AlphaBeta");

    private final String name;

    Kind(String name) {
      this.name = name;
    }

    private BiFunction<IBoardModel, Integer, AAccumulator> searcher(
        IBoardStatusVisitor<Integer, Integer> worth, int depth) {
      return this == MIN_MAX
          ? new MinMax(worth, depth)::search
          : new AlphaBeta(worth, depth)::search;
    }

    private Move move(
        IBoardStatusVisitor<Integer, Integer> worth, int depth, IBoardModel board, int player) {
      return this == MIN_MAX
          ? new MinMax(worth, depth).getNextMove(board, player)
          : new AlphaBeta(worth, depth).getNextMove(board, player);
    }
  }

  private final Kind kind;
  private final String text;
  private final int depth;
  private final int player;
  private final TreeBoard board;

  private Search(Kind kind, String text, int depth, int player) {
    Limits.renew();
    this.kind = kind;
    this.text = text;
    this.depth = depth;
    this.player = player;
    this.board = TreeBoard.parse(text).forPlayer(player);
  }

  /** A search of a tree, so many moves deep. */
  static Search of(Kind kind, String tree, int depth, int player) {
    return new Search(kind, tree, depth, player);
  }

  TreeBoard board() {
    return board;
  }

  /** The call of {@code search}. */
  Call<AAccumulator> call() {
    return Call.of(
            "new %s(worth, %d).search(board, %d)".formatted(kind.name, depth, player),
            () -> kind.searcher(worth(), depth).apply(board, player))
        .on(gameOf(text));
  }

  private static String gameOf(String tree) {
    return "board is the game of this tree, whose leaves are worth\n" + tree;
  }

  private IBoardStatusVisitor<Integer, Integer> worth() {
    return TreeBoard.worth(player, board.faults());
  }

  /** Searches; returns what was found. */
  AAccumulator run() {
    Call<AAccumulator> call = call();
    AAccumulator found = call.get("a value");
    if (found == null) {
      call.fail("an accumulator", "yours gave null");
    }
    return found;
  }

  /** Fails unless the value is right. */
  void findsTheValue() {
    int expected = board.value(depth);
    AAccumulator found = run();
    int seen = found.getValue();
    if (seen != expected) {
      call().fail("the value " + expected, "yours found " + seen);
    }
  }

  /** Fails unless an object that has searched another tree before finds the value, too. */
  void findsTheValueAfter(String before) {
    String made = "new %s(worth, %d)".formatted(kind.name, depth);
    BiFunction<IBoardModel, Integer, AAccumulator> searcher =
        Call.of(made, () -> kind.searcher(worth(), depth)).get("a strategy");
    TreeBoard first = TreeBoard.parse(before).forPlayer(player);
    Call.of("strategy.search(board, " + player + ")", () -> searcher.apply(first, player))
        .on(gameOf(before))
        .get("a value");
    Call.of("strategy.search(board, " + player + ")", () -> searcher.apply(board, player))
        .on(
            "strategy = %s has searched the tree %s before; board is the game of this one\n%s"
                .formatted(made, before, text))
        .as(AAccumulator::getValue)
        .returns(board.value(depth));
  }

  /** Fails unless the move found is one of the best. */
  void findsAMove() {
    int expected = board.value(depth);
    List<Integer> values = board.values(depth);
    AAccumulator found = run();
    isBest(call(), found.getMove(), values, expected);
    TreeBoard again = TreeBoard.parse(text).forPlayer(player);
    Call<Move> call =
        Call.of(
                "new %s(worth, %d).getNextMove(board, %d)".formatted(kind.name, depth, player),
                () -> kind.move(TreeBoard.worth(player, again.faults()), depth, again, player))
            .on(gameOf(text));
    isBest(call, call.get("a move"), values, expected);
  }

  private static void isBest(Call<?> call, Move move, List<Integer> values, int expected) {
    if (move == null) {
      call.fail("a move of the value " + expected, "yours found none");
      return;
    }
    int number = move.equals(Move.PASS) ? 0 : move.row();
    boolean there =
        number >= 0 && number < values.size() && (move.equals(Move.PASS) || move.col() == 0);
    if (!there || values.get(number) != expected) {
      call.fail(
          "a move of the value " + expected + ", among " + values,
          "yours found " + move + (there ? ", which is worth " + values.get(number) : ""));
    }
  }

  /** Fails if the search did what no search may do, among what this reader picks. */
  void expectNoFault(String... beginnings) {
    run();
    board.faults().stream()
        .filter(fault -> Stream.of(beginnings).anyMatch(fault::contains))
        .findFirst()
        .ifPresent(fault -> call().fail("a search that does no such thing", fault));
  }

  /** Fails unless the board is as it was. */
  void restores() {
    run();
    if (board.left() > 0) {
      call()
          .fail(
              "the board as it was before the search",
              "yours left " + board.left() + " moves on it");
    }
    expectNoFault("taken back", "reset()");
  }
}
