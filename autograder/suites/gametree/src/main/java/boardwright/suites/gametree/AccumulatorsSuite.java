package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Labels;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.Move;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage accumulators: {@code MaxAccumulator} and {@code MinAccumulator}. */
@Suite(lab = "gametree", stage = "accumulators")
public class AccumulatorsSuite
    implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Snippets JAVA = Snippets.in(AccumulatorsSuite.class, "gametree.*");

  private static final List<String> KINDS = List.of("MaxAccumulator", "MinAccumulator");

  /** An accumulator: a variable of a session. */
  private record Kept(SnippetSession session, String name) {
    Kept update(int row, int col, int value) {
      session.run(name + ".updateBest(%d, %d, %s)", row, col, number(value));
      return this;
    }

    private static String number(int value) {
      return value == Integer.MAX_VALUE
          ? "Integer.MAX_VALUE"
          : value == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : String.valueOf(value);
    }

    Kept opposite() {
      session.ask(name + ".makeOpposite()").isNot(name);
      String other = name.equals("acc") ? "opposite" : "again";
      session.run(other + " = " + name + ".makeOpposite()");
      return new Kept(session, other);
    }

    void best(int row, int col, int value) {
      session.ask(name + ".getMove()").returns(new Move(row, col));
      session.ask(name + ".getValue()").returns(value);
    }

    void some() {
      session
          .ask(name + ".getMove()")
          .require(move -> move != null, "a move, after the first one", none -> "yours has none");
    }

    void none() {
      session.ask(name + ".getMove()").is("null");
    }
  }

  private static Kept max() {
    return new Kept(JAVA.session("acc = new MaxAccumulator()"), "acc");
  }

  private static Kept min() {
    return new Kept(JAVA.session("acc = new MinAccumulator()"), "acc");
  }

  @Check(rule = "R1")
  @DisplayName("A new accumulator has no move")
  void beginsWithout() {
    max().none();
    min().none();
    max().update(1, 2, 3).some();
    min().update(1, 2, 3).some();
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("The first move is the best one, whatever its value")
  void keepsTheFirst() {
    for (int value : new int[] {0, 5, -5, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      max().update(1, 2, value).best(1, 2, value);
      min().update(2, 1, value).best(2, 1, value);
    }
  }

  @Check(rule = "R3", points = 3)
  @DisplayName("The maximum keeps the greatest value, the minimum the least, with its move")
  void keepsTheBest() {
    int[] values = {3, -2, 7, 7, 0, -9, 8, 2, Integer.MAX_VALUE, Integer.MIN_VALUE};
    Kept max = max();
    Kept min = min();
    int most = 0;
    int least = 0;
    for (int i = 0; i < values.length; i++) {
      most = values[i] > values[most] ? i : most;
      least = values[i] < values[least] ? i : least;
      max.update(i, 9 - i, values[i]).best(most, 9 - most, values[most]);
      min.update(i, 9 - i, values[i]).best(least, 9 - least, values[least]);
    }
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Of equal values, the first move stays")
  void keepsTheFirstOfEquals() {
    for (int value : new int[] {0, 4, -4, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      max().update(0, 1, value).update(0, 2, value).best(0, 1, value);
      min().update(0, 1, value).update(0, 2, value).best(0, 1, value);
    }
    max().update(0, 0, 1).update(0, 1, 6).update(0, 2, 6).best(0, 1, 6);
    min().update(0, 0, 1).update(0, 1, -6).update(0, 2, -6).best(0, 1, -6);
  }

  @Check(rule = "R5", points = 3)
  @DisplayName("makeOpposite returns a new accumulator of the other kind, without a move")
  void makesTheOpposite() {
    for (Kept kept : List.of(max().update(0, 0, 5), min().update(0, 0, 5))) {
      kept.opposite().opposite().none();
      SnippetSession session = kept.session();
      session.ask("acc.makeOpposite()").isNot("opposite");
      session.ask("opposite.makeOpposite()").isNot("acc");
    }
    Kept ofMax = max().update(0, 0, 5).opposite();
    ofMax.none();
    ofMax.update(1, 0, 9).update(1, 1, 7).update(1, 2, 8).best(1, 1, 7);
    Kept ofMin = min().update(0, 0, 5).opposite();
    ofMin.none();
    ofMin.update(1, 0, 1).update(1, 1, 3).update(1, 2, 2).best(1, 1, 3);
    max().opposite().opposite().update(0, 0, 1).update(0, 1, 3).best(0, 1, 3);
    min().opposite().opposite().update(0, 0, 3).update(0, 1, 1).best(0, 1, 1);
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("Two accumulators share nothing")
  void shareNothing() {
    Kept one = max().update(0, 0, 5);
    Kept other = max();
    other.none();
    other.update(2, 2, -9).best(2, 2, -9);
    one.best(0, 0, 5);
    Kept opposite = one.opposite().update(1, 1, -3);
    one.best(0, 0, 5);
    one.update(0, 1, 8);
    opposite.best(1, 1, -3);
    Kept least = min().update(0, 0, 5);
    Kept greatest = least.opposite().update(1, 1, -3);
    greatest.best(1, 1, -3);
    least.best(0, 0, 5);
    min().update(2, 2, 9).best(2, 2, 9);
    least.best(0, 0, 5);
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("makeOpposite creates no accumulator of its own kind")
  void createsItsOpposite(Subject subject) {
    max().opposite();
    min().opposite();
    for (String type : KINDS) {
      Structure.of(subject, "gametree." + type)
          .at("makeOpposite")
          .withoutWhatIsHandedOver()
          .upTo("AAccumulator.(updateBest|makeOpposite)", "AAccumulator.new")
          .avoids("it creates its opposite itself, and never its own kind", type + ".new");
    }
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No accumulator asks which kind another one is")
  void asksForNoClass(Subject subject) {
    PatternShapes.asksForNoClass(subject);
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No flag says which kind an accumulator is")
  void keepsNoFlag(Subject subject) {
    Labels labels = new Labels(subject, Number.class, Character.class).withMethods();
    for (int updates = 0; updates < 3; updates++) {
      Kept max = max();
      Kept min = min();
      for (int i = 0; i < updates; i++) {
        max.update(0, i, 3 - i);
        min.update(0, i, 3 - i);
      }
      labels.note("in a MaxAccumulator", max.session().get("acc"));
      labels.note("in a MinAccumulator", min.session().get("acc"));
    }
    for (Structure each : Structure.each(subject)) {
      labels.expectNone(
          "its class says which kind it is, and no flag",
          each.at("updateBest", "makeOpposite"),
          "in a MaxAccumulator",
          "in a MinAccumulator");
    }
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Neither accumulator extends the other")
  void extendsNoOther(Subject subject) {
    min().update(1, 2, 3).best(1, 2, 3);
    Structure.of(subject, "gametree.MaxAccumulator").isNo("gametree.MinAccumulator");
    Structure.of(subject, "gametree.MinAccumulator").isNo("gametree.MaxAccumulator");
  }
}
