package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Limits;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.IBoardModel;
import gametree.INextMoveStrategy;
import gametree.MinMax;
import gametree.Move;
import gametree.OthelloBoard;
import gametree.TicTacToeBoard;
import gametree.TokenDifferenceWorth;
import gametree.WinLossWorth;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage minmax: {@code MinMax}. */
@Suite(lab = "gametree", stage = "minmax")
public class MinMaxSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Search.Kind MIN_MAX = Search.Kind.MIN_MAX;
  private static final int TO_THE_END = 99;

  /** The one move that wins, or that does not lose, after these moves of Tic-Tac-Toe. */
  private static final Map<String, String> STUDIES =
      Map.of(
          "0 0, 1 0, 0 1, 1 1", "0 2",
          "0 0, 1 1, 2 0, 1 2", "1 0",
          "1 1, 0 0, 0 1", "2 1",
          "0 0, 1 1, 0 1", "0 2",
          "2 2, 1 1, 0 2", "1 2");

  private static Search of(String tree, int player) {
    return Search.of(MIN_MAX, tree, TO_THE_END, player);
  }

  @Test
  @Check(rule = "R1", points = 3)
  @DisplayName("It takes a win of Tic-Tac-Toe, and prevents a loss")
  void winsAndDefends() {
    STUDIES.forEach(
        (moves, expected) -> {
          Limits.renew();
          Trial trial = Trial.of("new TicTacToeBoard()", () -> new TicTacToeBoard()).playing(moves);
          int player = moves.split(",").length % 2;
          Call.of(
                  "new MinMax(new WinLossWorth()).getNextMove(board, " + player + ")",
                  () -> strategy().getNextMove(trial.board(), player))
              .on(trial.history())
              .as(Move::toString)
              .returns(expected);
        });
  }

  private static INextMoveStrategy strategy() {
    return new MinMax(new WinLossWorth());
  }

  @Test
  @Check(rule = "R2", points = 3, cases = RandomTrees.class)
  @DisplayName("It finds the value of the tree: the maximum and the minimum by turns")
  void findsTheValue(Subject subject) {
    of("(3 -1 5)", 0).findsTheValue();
    of("((3 12 8) (2 4 6) (14 5 2))", 0).findsTheValue();
    of("((3 12 8) (2 4 6) (14 5 2))", 1).findsTheValue();
    of("(((5 6) (7 4 5)) ((3)) ((6) (6 9)) ((5) (9 8)) 4)", 0).findsTheValue();
    for (int player = 0; player < 2; player++) {
      of("(-7 (-1 -9) (-9 -10))", player).findsTheValueAfter("((30 12) (20 5))");
      of("(7 (8 2) (1 9))", player).findsTheValueAfter("((-30 -12) (-20 -5))");
    }
    for (String tree : subject.cases()) {
      of(tree, 0).findsTheValue();
    }
  }

  @Test
  @Check(rule = "R3", points = 3, cases = RandomTrees.class)
  @DisplayName("It picks a move that is worth as much as the position")
  void findsAMove(Subject subject) {
    of("(3 -1 5 2)", 0).findsAMove();
    of("(-3 -1 -5 -2)", 0).findsAMove();
    of("((3 12 8) (2 4 6) (14 5 2))", 1).findsAMove();
    for (String tree : subject.cases()) {
      of(tree, 0).findsAMove();
    }
  }

  @Test
  @Check(rule = "R4", points = 2, cases = RandomTrees.class)
  @DisplayName("It asks the worth in the right case, for the player who searches")
  void asksTheWorth(Subject subject) {
    for (int player = 0; player < 2; player++) {
      of("((3 12 8) (2 4 6) (14 5 2) 1)", player).expectNoFault("worth.");
      for (String tree : subject.cases().subList(0, 10)) {
        of(tree, player).expectNoFault("worth.");
        Search.of(MIN_MAX, tree, 2, player).expectNoFault("worth.");
      }
    }
    tokens(4, 0, 3);
    tokens(4, 1, 3);
  }

  /** With another worth, another value: Othello by tokens. */
  private static void tokens(int size, int player, int depth) {
    Limits.renew();
    Trial trial = Trial.of("new OthelloBoard(4)", () -> new OthelloBoard(size));
    int expected = differences(OthelloRules.start(size), player, depth, player);
    Call.of(
            "new MinMax(new TokenDifferenceWorth(), %d).search(board, %d)".formatted(depth, player),
            () -> new MinMax(new TokenDifferenceWorth(), depth).search(trial.board(), player))
        .on(trial.history())
        .as(acc -> acc.getValue())
        .returns(expected);
  }

  private static int differences(OthelloRules rules, int player, int depth, int searcher) {
    if (depth == 0 || rules.isOver()) {
      int lead = rules.drawn().chars().map(place -> place == 'X' ? 1 : place == 'O' ? -1 : 0).sum();
      return searcher == 0 ? lead : -lead;
    }
    var values =
        rules.moves(player).stream()
            .mapToInt(
                move -> differences(rules.after(move, player), 1 - player, depth - 1, searcher));
    return player == searcher ? values.max().orElseThrow() : values.min().orElseThrow();
  }

  @Test
  @Check(rule = "R5", points = 3, cases = RandomTrees.class)
  @DisplayName("It looks as many moves ahead as it was told")
  void stopsAtTheDepth(Subject subject) {
    for (int depth = 1; depth <= 4; depth++) {
      Search.of(MIN_MAX, "(((5 6) (7 4 5)) ((3)) ((6) (6 9)) ((5) (9 8)) 4)", depth, 0)
          .findsTheValue();
      for (String tree : subject.cases()) {
        Search.of(MIN_MAX, tree, depth, 0).findsTheValue();
      }
    }
  }

  @Test
  @Check(rule = "R6", points = 2, cases = RandomTrees.class)
  @DisplayName("The board is as it was after a search")
  void restores(Subject subject) {
    of("((3 12 8) (2 4 6) (14 5 2))", 0).restores();
    for (String tree : subject.cases()) {
      of(tree, 0).restores();
    }
    Trial trial = Trial.of("new OthelloBoard(4)", () -> new OthelloBoard(4)).playing("0 1");
    String before = Trial.draw(trial.board());
    Call.of(
            "new MinMax(new TokenDifferenceWorth(), 3).getNextMove(board, 1)",
            () -> new MinMax(new TokenDifferenceWorth(), 3).getNextMove(trial.board(), 1))
        .on(trial.history())
        .get("a move");
    trial.shows(before);
  }

  @Test
  @Check(rule = "R7", points = 2, cases = RandomTrees.class)
  @DisplayName("It tries each line of play once, and no invalid move")
  void triesEveryLine(Subject subject) {
    triesEach("((3 12 8) (2 4 6) (14 5 2))", TO_THE_END);
    triesEach("(((5 6) (7 4 5)) ((3)) 4)", 2);
    for (String tree : subject.cases()) {
      triesEach(tree, TO_THE_END);
      triesEach(tree, 3);
    }
  }

  private static void triesEach(String tree, int depth) {
    Search search = Search.of(MIN_MAX, tree, depth, 0);
    search.run();
    int expected = search.board().size(depth);
    if (search.board().moves() != expected) {
      int seen = search.board().moves();
      search.call().fail(expected + " moves tried", "yours tried " + seen);
    }
    Search.of(MIN_MAX, tree, depth, 0).expectNoFault("invalid move", "mapped");
  }

  @Test
  @Check(rule = "R8", points = 2, cases = RandomTrees.class)
  @DisplayName("It plays every board, for either player, and passes where it must")
  void playsEveryBoard(Subject subject) {
    of("p(3)", 0).findsAMove();
    of("(p((2 9)) p((4 1)))", 1).findsAMove();
    of("p((4 p(7) 2))", 1).findsTheValue();
    for (String tree : subject.cases()) {
      of(tree, 1).findsAMove();
      of(tree, 1).findsTheValue();
    }
    IBoardModel board = new TicTacToeBoard();
    for (Move move : List.of(new Move(0, 0), new Move(0, 1))) {
      Told told = new Told(board, null);
      board.makeMove(move.row(), move.col(), 1, told.check(), told.status());
    }
    Call.of(
            "new MinMax(new WinLossWorth()).getNextMove(board, 1)",
            () -> strategy().getNextMove(board, 1))
        .on("player 1 has tokens on 0 0 and 0 1, and is to move")
        .as(Move::toString)
        .returns("0 2");
  }

  @Test
  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 2)
  @DisplayName("It knows boards, states and visitors by their interfaces")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsInterfacesOnly(subject);
    PatternShapes.asksForNoClass(subject);
  }
}
