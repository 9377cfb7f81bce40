package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.AAccumulator;
import gametree.Move;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage minmax: {@code MinMax}. */
@Suite(lab = "gametree", stage = "minmax")
public class MinMaxSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  /** The one move that wins, or that does not lose, after these moves of Tic-Tac-Toe. */
  private static final List<String> STUDIES =
      List.of(
          "0 0, 1 0, 0 1, 1 1: 0 2",
          "0 0, 1 1, 2 0, 1 2: 1 0",
          "1 1, 0 0, 0 1: 2 1",
          "0 0, 1 1, 0 1: 0 2",
          "2 2, 1 1, 0 2: 1 2");

  private static Search of(String tree, int player) {
    return of(tree, Search.TO_THE_END, player);
  }

  private static Search of(String tree, int depth, int player) {
    return new Search("MinMax", tree, depth, player);
  }

  @Check(rule = "R1", points = 3)
  @DisplayName("It takes a win of Tic-Tac-Toe, and prevents a loss")
  void winsAndDefends() {
    for (String study : STUDIES) {
      String[] parts = study.split(": ");
      int player = parts[0].split(",").length % 2;
      new Trial("new TicTacToeBoard()")
          .playing(parts[0])
          .ask("new MinMax(new WinLossWorth()).getNextMove(board, %d)", player)
          .as(String::valueOf)
          .returns(parts[1]);
    }
  }

  @Check(rule = "R2", points = 3, cases = RandomTrees.class)
  @DisplayName("It finds the value of the tree: the maximum and the minimum by turns")
  void findsTheValue(Subject subject) {
    of("(3 -1 5)", 0).findsTheValue();
    of(Search.PAGE, 0).findsTheValue();
    of(Search.PAGE, 1).findsTheValue();
    of("(((5 6) (7 4 5)) ((3)) ((6) (6 9)) ((5) (9 8)) 4)", 0).findsTheValue();
    Search.FAR.forEach(tree -> of(tree, 0).findsTheValue());
    for (int player = 0; player < 2; player++) {
      of("(-7 (-1 -9) (-9 -10))", player).findsTheValueAfter("((30 12) (20 5))");
      of("(7 (8 2) (1 9))", player).findsTheValueAfter("((-30 -12) (-20 -5))");
    }
    for (String tree : subject.cases()) {
      of(tree, 0).findsTheValue();
    }
  }

  @Check(rule = "R3", points = 3, cases = RandomTrees.class)
  @DisplayName("It picks a move that is worth as much as the position")
  void findsAMove(Subject subject) {
    of("(3 -1 5 2)", 0).findsAMove();
    of("(-3 -1 -5 -2)", 0).findsAMove();
    of(Search.PAGE, 1).findsAMove();
    for (String tree : subject.cases()) {
      of(tree, 0).findsAMove();
    }
  }

  @Check(rule = "R4", points = 2, cases = RandomTrees.class)
  @DisplayName("It asks the worth in the right case, for the player who searches")
  void asksTheWorth(Subject subject) {
    for (int player = 0; player < 2; player++) {
      of("((3 12 8) (2 4 6) (14 5 2) 1)", player).expectNoFault("worth.");
      for (String tree : subject.cases().subList(0, 10)) {
        of(tree, player).expectNoFault("worth.");
        of(tree, 2, player).expectNoFault("worth.");
      }
    }
    for (int player = 0; player < 2; player++) {
      new Trial("new OthelloBoard(4)")
          .ask("new MinMax(new TokenDifferenceWorth(), 3).search(board, %d)", player)
          .as(found -> ((AAccumulator) found).getValue())
          .returns(differences(OthelloRules.start(4), player, 3, player));
    }
  }

  /** The value of Othello by tokens. */
  private static int differences(OthelloRules rules, int player, int depth, int searcher) {
    if (depth == 0 || rules.isOver()) {
      return searcher == 0 ? rules.lead() : -rules.lead();
    }
    var values =
        rules.moves(player).stream()
            .mapToInt(
                move -> differences(rules.after(move, player), 1 - player, depth - 1, searcher));
    return player == searcher ? values.max().orElseThrow() : values.min().orElseThrow();
  }

  @Check(rule = "R5", points = 3, cases = RandomTrees.class)
  @DisplayName("It looks as many moves ahead as it was told")
  void stopsAtTheDepth(Subject subject) {
    for (int depth = 1; depth <= 4; depth++) {
      of("(((5 6) (7 4 5)) ((3)) ((6) (6 9)) ((5) (9 8)) 4)", depth, 0).findsTheValue();
      for (String tree : subject.cases()) {
        of(tree, depth, 0).findsTheValue();
      }
    }
    of("(".repeat(90) + "40 70" + ")".repeat(90), 0).findsTheValue();
  }

  @Check(rule = "R6", points = 2, cases = RandomTrees.class)
  @DisplayName("The board is as it was after a search")
  void restores(Subject subject) {
    of(Search.PAGE, 0).restores();
    for (String tree : subject.cases()) {
      of(tree, 0).restores();
    }
    Trial trial = new Trial("new OthelloBoard(4)").playing("0 1");
    String before = Trial.draw(trial.board());
    trial.ask("new MinMax(new TokenDifferenceWorth(), 3).getNextMove(board, 1)").get("a move");
    trial.shows(before);
  }

  @Check(rule = "R7", points = 2, cases = RandomTrees.class)
  @DisplayName("It tries each line of play once, and no invalid move")
  void triesEveryLine(Subject subject) {
    triesEach(Search.PAGE, Search.TO_THE_END);
    triesEach("(((5 6) (7 4 5)) ((3)) 4)", 2);
    for (String tree : subject.cases()) {
      triesEach(tree, Search.TO_THE_END);
      triesEach(tree, 3);
    }
  }

  private static void triesEach(String tree, int depth) {
    Search search = of(tree, depth, 0);
    search.run();
    int expected = search.board().size(depth);
    int seen = search.board().moves();
    search.call().require(seen == expected, expected + " moves tried", "yours tried " + seen);
    of(tree, depth, 0).picksBySearchingOnce();
    of(tree, depth, 0).expectNoFault("invalid move", "mapped");
  }

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
    Trial trial = new Trial("new TicTacToeBoard()");
    trial.plays(new Move(0, 0), 0);
    trial.plays(new Move(0, 1), 0);
    trial.plays(new Move(1, 1), 1);
    trial.plays(new Move(2, 2), 1);
    trial
        .ask("new MinMax(new WinLossWorth()).getNextMove(board, 1)")
        .as(String::valueOf)
        .returns("0 2");
  }

  @Check(rule = "R2", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Two searches share nothing")
  void sharesNothing() {
    Search.worksByTurns("MinMax");
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No if and no switch chooses the case of the worth")
  void leavesCasesToVisitors(Subject subject) {
    PatternShapes.asksTheWorthInItsCase(Structure.of(subject, "gametree.MinMax"));
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The opposite accumulator comes from makeOpposite")
  void asksForTheOpposite(Subject subject) {
    Structure.of(subject, "gametree.MinMax")
        .at("search", "getNextMove")
        .upTo("AAccumulator.makeOpposite")
        .avoids("the opposite comes from makeOpposite", "MinAccumulator.new");
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It knows boards, states and visitors by their interfaces")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsInterfacesOnly(subject);
  }
}
