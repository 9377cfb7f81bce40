package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Labels;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.AAccumulator;
import org.junit.jupiter.api.DisplayName;

/** Stage alphabeta: {@code AlphaBeta}. */
@Suite(lab = "gametree", stage = "alphabeta")
public class AlphaBetaSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String OF_THE_SEARCHER = "in the accumulator of search";
  private static final String OF_THE_OTHER = "in its opposite";

  private static Search of(String tree, int player) {
    return of(tree, Search.TO_THE_END, player);
  }

  private static Search of(String tree, int depth, int player) {
    return new Search("AlphaBeta", tree, depth, player);
  }

  @Check(rule = "R1", points = 3, cases = RandomTrees.class)
  @DisplayName("It finds the value that a search without cuts finds")
  void findsTheValue(Subject subject) {
    of(Search.PAGE, 0).findsTheValue();
    of(Search.PAGE, 1).findsTheValue();
    of("(-7 -8 (-9 -10))", 0).findsTheValue();
    Search.FAR.forEach(tree -> of(tree, 0).findsTheValue());
    of("((900000000 950000000) (990000000 960000000))", 0).findsTheValue();
    for (int player = 0; player < 2; player++) {
      of("(-7 (-1 -9) (-9 -10))", player).findsTheValueAfter("((30 12) (20 5))");
      of("(7 (8 2) (1 9))", player).findsTheValueAfter("((-30 -12) (-20 -5))");
    }
    for (String tree : subject.cases()) {
      for (int player = 0; player < 2; player++) {
        of(tree, player).findsTheValue();
      }
    }
  }

  @Check(rule = "R2", points = 3, cases = RandomTrees.class)
  @DisplayName("It picks a move that is worth as much as the position")
  void findsAMove(Subject subject) {
    of("((3 1) (3 12) (2 0))", 0).findsAMove();
    Search.FAR.forEach(tree -> of(tree, 0).findsAMove());
    of(Search.PAGE, 0).findsAMove();
    of("((3 12) (3 1) (3 0))", 0).findsAMove();
    of("p((4 p(7) 2))", 1).findsAMove();
    for (String tree : subject.cases()) {
      of(tree, 0).findsAMove();
    }
  }

  @Check(rule = "R3", points = 2, cases = RandomTrees.class)
  @DisplayName("It stops at its depth, and asks the worth in the right case")
  void stopsAtTheDepth(Subject subject) {
    for (int depth = 1; depth <= 4; depth++) {
      of("(((5 6) (7 4 5)) ((3)) ((6) (6 9)) ((5) (9 8)) 4)", depth, 0).findsTheValue();
      of("(((5 6) (7 4 5)) ((3)) ((6) (6 9)) ((5) (9 8)) 4)", depth, 0).expectNoFault("worth.");
      for (String tree : subject.cases()) {
        of(tree, depth, depth % 2).findsTheValue();
        of(tree, depth, depth % 2).expectNoFault("worth.");
      }
    }
  }

  @Check(rule = "R4", points = 3, cases = RandomTrees.class)
  @DisplayName("After a cut-off nothing more is tried")
  void cuts(Subject subject) {
    leavesOut(Search.PAGE, false);
    leavesOut("((5 6) (1 21 22 23) (0 31))", false);
    leavesOut("(8 (7 41) (6 42))", false);
    leavesOut("(((3 9) (10 71 72)))", false);
    subject.cases().forEach(tree -> leavesOut(tree, false));
  }

  @Check(rule = "R5", points = 3, cases = RandomTrees.class)
  @DisplayName("Bounds are passed down through all levels")
  void passesBoundsDown(Subject subject) {
    leavesOut("(5 ((((4 3) 81) 6) 1))", true);
    leavesOut("(6 ((((((5 2) 86) 9) 8) 7) 0))", true);
    subject.cases().forEach(tree -> leavesOut(tree, true));
  }

  private static void leavesOut(String tree, boolean deep) {
    for (int player = 0; player < 2; player++) {
      Search search = of(tree, player);
      search.run();
      search.board().expectCuts(deep, search.call());
    }
  }

  @Check(rule = "R6", points = 2, cases = RandomTrees.class)
  @DisplayName("It never tries more moves than a search without cuts, and no invalid one")
  void triesNoMore(Subject subject) {
    int all = 0;
    int tried = 0;
    for (String tree : subject.cases()) {
      Search search = of(tree, 0);
      search.run();
      int size = search.board().size(Search.TO_THE_END);
      int seen = search.board().moves();
      search
          .call()
          .require(seen <= size, "at most " + size + " moves tried", "yours tried " + seen);
      all += size;
      tried += seen;
      of(tree, 1).expectNoFault("invalid move", "mapped");
      of(tree, 0).picksBySearchingOnce();
    }
    String seen = "yours tried all, in 40 trees at random";
    of(Search.PAGE, 0).call().require(tried < all, "fewer moves tried than there are", seen);
  }

  @Check(rule = "R7", points = 2, cases = RandomTrees.class)
  @DisplayName("The board is as it was after a search, also after cut-offs")
  void restores(Subject subject) {
    of(Search.PAGE, 0).restores();
    of(Search.PAGE, 1).restores();
    for (String tree : subject.cases()) {
      of(tree, 0).restores();
    }
  }

  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Two searches share nothing")
  void sharesNothing() {
    Search.worksByTurns("AlphaBeta");
  }

  @Check(rule = "R3", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No if and no switch chooses the case of the worth")
  void leavesCasesToVisitors(Subject subject) {
    PatternShapes.asksTheWorthInItsCase(Structure.of(subject, "gametree.AlphaBeta"));
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3, cases = RandomTrees.class)
  @DisplayName("Its lambda ends a map by returning false, and in no other way")
  void endsTheMap(Subject subject) {
    of(Search.PAGE, 0).findsTheValue();
    of(Search.PAGE, 0).expectNoFault("for nothing", "by an exception");
    for (String tree : subject.cases()) {
      of(tree, 1).expectNoFault("for nothing", "by an exception");
    }
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It asks nobody what it is, and knows boards and states by their interfaces")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsInterfacesOnly(subject);
    Labels labels = new Labels(subject, Number.class, Character.class);
    AAccumulator accumulator = of(Search.PAGE, 0).run();
    try {
      for (int i = 0; i < 4 && accumulator != null; i++) {
        labels.note(i % 2 == 0 ? OF_THE_SEARCHER : OF_THE_OTHER, accumulator);
        accumulator = accumulator.makeOpposite();
      }
    } catch (RuntimeException e) {
      accumulator = null; // a search that needs no opposites may have none
    }
    labels.expectNone(
        "no flag says which kind an accumulator is",
        Structure.of(subject, "gametree.AlphaBeta").at("search", "getNextMove"),
        OF_THE_SEARCHER,
        OF_THE_OTHER);
  }
}
