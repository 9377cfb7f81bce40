package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import gametree.AAccumulator;
import gametree.IBoardStatusVisitor;
import gametree.INextMoveStrategy;
import gametree.Move;
import java.util.List;
import java.util.stream.Stream;

/** A search of the learner's on a {@link TreeBoard}, where everything that it does is seen. */
final class Search {
  static final int TO_THE_END = 99;

  /** Trees with values far from 0, as some worths have them. */
  static final List<String> FAR =
      List.of(
          "((-900000000 -950000000) (-990000000 -960000000))",
          "((-900000000 800000000 5) (-2000 -1500 900) (-300000 1000000 7))",
          "((900000000 5000) (4000 2500) 1200)",
          "(((5000 9000) (7000 6000)) ((-4000 -9000) (-70000 (-5000 -80000))))");

  /** The tree of the page: after 2 in its second branch, 4 and 6 cannot matter. */
  static final String PAGE = "((3 12 8) (2 4 6) (14 5 2))";

  private static final Snippets JAVA = Snippets.in(Search.class, "gametree.*");

  private final String creation;
  private final String tree;
  private final int depth;
  private final int player;
  private final TreeBoard board;

  /**
   * A search of a tree, so many moves deep.
   *
   * @param type the class that searches: {@code MinMax} or {@code AlphaBeta}
   */
  Search(String type, String tree, int depth, int player) {
    Limits.renew();
    boolean toTheEnd = type.equals("MinMax") && depth == TO_THE_END;
    this.creation = "new " + type + (toTheEnd ? "(worth)" : "(worth, " + depth + ")");
    this.tree = tree;
    this.depth = depth;
    this.player = player;
    this.board = new TreeBoard(tree, player);
  }

  TreeBoard board() {
    return board;
  }

  /** A session with a board, which is the game of a tree. */
  private SnippetSession on(TreeBoard game) {
    return JAVA.session()
        .let("board", game)
        .let("worth", game.worth(player))
        .showing("board is the game of this tree, whose leaves are worth\n" + game);
  }

  /** The call of {@code search}. */
  Call<AAccumulator> call() {
    return on(board).ask(creation + ".search(board, %d)", player).as(AAccumulator.class::cast);
  }

  /** Searches; returns what was found. */
  AAccumulator run() {
    return call().getObject("an accumulator");
  }

  /** Fails unless the value is right. */
  void findsTheValue() {
    int expected = board.value(depth);
    int seen = run().getValue();
    call().require(seen == expected, "the value " + expected, "yours found " + seen);
  }

  /** Fails unless an object that has searched another tree before finds the value, too. */
  void findsTheValueAfter(String before) {
    SnippetSession session = on(new TreeBoard(before, player)).run("strategy = " + creation);
    session.ask("strategy.search(board, %d)", player).get("a value");
    String searched =
        "strategy = %s has searched the tree %s before; board is the game of this one\n%s";
    session.let("board", board).showing(searched.formatted(creation, before, tree));
    session
        .ask("strategy.search(board, %d)", player)
        .as(found -> ((AAccumulator) found).getValue())
        .returns(board.value(depth));
  }

  /** Fails unless two objects find by turns, and within each other, what each finds alone. */
  static void worksByTurns(String type) {
    TreeBoard board = new TreeBoard("((5 6) (7 4))", 0);
    TreeBoard other = new TreeBoard(PAGE, 0);
    IBoardStatusVisitor<Integer, Integer> values = board.worth(0);
    SnippetSession session = JAVA.session().let("board", board).let("other", other);
    session.let("sevens", Told.visitor((name, host, player) -> 7)).let("values", values);
    session.run("alone = new %s(values, 1)".formatted(type));
    Object expected = value(session.ask("alone.search(board, 0)")).get();
    session.run("second = new %s(sevens, 2)".formatted(type));
    Told.Cases<Integer, Integer> asks =
        (name, host, player) -> {
          ((INextMoveStrategy) session.get("second")).getNextMove(other, 0);
          return values.noWinnerCase(host, player);
        };
    session.let("worth", Told.visitor(asks)).run("first = new %s(worth, 1)".formatted(type));
    session.note("where worth lets second search the board other in between");
    value(session.ask("first.search(board, 0)")).returns(expected);
    session.run("another = new %s(sevens, 2)".formatted(type));
    value(session.ask("first.search(board, 0)")).returns(expected);
  }

  private static Call<Object> value(Call<Object> search) {
    return search.as(found -> ((AAccumulator) found).getValue());
  }

  /** Fails unless the move found is one of the best. */
  void findsAMove() {
    isBest(call(), run().getMove());
    Call<Object> call = next(new TreeBoard(tree, player));
    isBest(call, (Move) call.get("a move"));
  }

  private Call<Object> next(TreeBoard game) {
    return on(game).ask(creation + ".getNextMove(board, %d)", player);
  }

  /** Fails if {@code getNextMove} tries more moves than there are for one search without cuts. */
  void picksBySearchingOnce() {
    TreeBoard game = new TreeBoard(tree, player);
    Call<Object> call = next(game);
    call.get("a move");
    int size = game.size(depth);
    String seen = "yours tried " + game.moves();
    call.require(game.moves() <= size, "at most " + size + " moves tried", seen);
  }

  private void isBest(Call<?> call, Move move) {
    int expected = board.value(depth);
    List<Integer> values = board.values(depth);
    call.require(move != null, "a move of the value " + expected, "yours found none");
    boolean isPass = move.equals(Move.PASS);
    int number = isPass ? 0 : move.row();
    boolean there = number >= 0 && number < values.size() && (isPass || move.col() == 0);
    call.require(
        there && values.get(number) == expected,
        "a move of the value " + expected + ", among " + values,
        "yours found " + move + (there ? ", which is worth " + values.get(number) : ""));
  }

  /** Fails if the search did what no search may do, among what this reader picks. */
  void expectNoFault(String... beginnings) {
    run();
    board.faults().stream()
        .filter(fault -> Stream.of(beginnings).anyMatch(fault::contains))
        .findFirst()
        .ifPresent(fault -> call().fail("a search without this mistake", fault));
  }

  /** Fails unless the board is as it was. */
  void restores() {
    run();
    String seen = "yours left " + board.left() + " moves on it";
    call().require(board.left() == 0, "the board as it was before the search", seen);
    expectNoFault("taken back", "reset()");
  }
}
