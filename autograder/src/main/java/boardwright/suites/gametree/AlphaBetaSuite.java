package boardwright.suites.gametree;

import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage alphabeta: {@code AlphaBeta}. */
@Suite(lab = "gametree", stage = "alphabeta")
public class AlphaBetaSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static Search of(String tree, int player) {
    return of(tree, Search.TO_THE_END, player);
  }

  private static Search of(String tree, int depth, int player) {
    return new Search("AlphaBeta", tree, depth, player);
  }

  @Test
  @Check(rule = "R1", points = 3, cases = RandomTrees.class)
  @DisplayName("It finds the value that a search without cuts finds")
  void findsTheValue(Subject subject) {
    of(Search.PAGE, 0).findsTheValue();
    of(Search.PAGE, 1).findsTheValue();
    of("(-7 -8 (-9 -10))", 0).findsTheValue();
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

  @Test
  @Check(rule = "R2", points = 3, cases = RandomTrees.class)
  @DisplayName("It picks a move that is worth as much as the position")
  void findsAMove(Subject subject) {
    of(Search.PAGE, 0).findsAMove();
    of("((3 12) (3 1) (3 0))", 0).findsAMove();
    of("p((4 p(7) 2))", 1).findsAMove();
    for (String tree : subject.cases()) {
      of(tree, 0).findsAMove();
    }
  }

  @Test
  @Check(rule = "R3", points = 2, cases = RandomTrees.class)
  @DisplayName("It stops at its depth, and asks the worth in the right case")
  void stopsAtTheDepth(Subject subject) {
    for (int depth = 1; depth <= 4; depth++) {
      for (String tree : subject.cases()) {
        of(tree, depth, depth % 2).findsTheValue();
        of(tree, depth, depth % 2).expectNoFault("worth.");
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 3, cases = RandomTrees.class)
  @DisplayName("After a cut-off nothing more is tried")
  void cuts(Subject subject) {
    leavesOut(Search.PAGE, false);
    leavesOut("((5 6) (1 21 22 23) (0 31))", false);
    leavesOut("(8 (7 41) (6 42))", false);
    leavesOut("(((3 9) (10 71 72)))", false);
    subject.cases().forEach(tree -> leavesOut(tree, false));
  }

  @Test
  @Check(rule = "R5", points = 3, cases = RandomTrees.class)
  @DisplayName("Bounds are passed down through all levels")
  void passesBoundsDown(Subject subject) {
    leavesOut("(5 (((4 81) 6) 1))", true);
    leavesOut("(6 ((((5 86) (4 87)) 7) 0))", true);
    subject.cases().forEach(tree -> leavesOut(tree, true));
  }

  private static void leavesOut(String tree, boolean deep) {
    for (int player = 0; player < 2; player++) {
      Search search = of(tree, player);
      search.run();
      search.board().expectCuts(deep, search.call());
    }
  }

  @Test
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
    }
    String seen = "yours tried all, in 40 trees at random";
    of(Search.PAGE, 0).call().require(tried < all, "fewer moves tried than there are", seen);
  }

  @Test
  @Check(rule = "R7", points = 2, cases = RandomTrees.class)
  @DisplayName("The board is as it was after a search, also after cut-offs")
  void restores(Subject subject) {
    of(Search.PAGE, 0).restores();
    of(Search.PAGE, 1).restores();
    for (String tree : subject.cases()) {
      of(tree, 0).restores();
    }
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 2)
  @DisplayName("It knows boards, states and visitors by their interfaces")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsInterfacesOnly(subject);
  }
}
