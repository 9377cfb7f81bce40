package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.AAccumulator;
import gametree.MaxAccumulator;
import gametree.MinAccumulator;
import gametree.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage accumulators: {@code MaxAccumulator} and {@code MinAccumulator}. */
@Suite(lab = "gametree", stage = "accumulators")
public class AccumulatorsSuite
    implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {

  /** An accumulator, and what it was told. */
  private static final class Kept {
    private final AAccumulator acc;
    private final List<String> history = new ArrayList<>();

    Kept(String creation, Callable<AAccumulator> code) {
      acc = Call.of(creation, code).get("an accumulator");
      history.add("acc = " + creation);
    }

    private Kept(String creation, AAccumulator acc, List<String> before) {
      this.acc = acc;
      history.addAll(before);
      history.add("acc = " + creation);
    }

    Kept update(int row, int col, int value) {
      String text = "acc.updateBest(%d, %d, %s)".formatted(row, col, number(value));
      Call.run(text, () -> acc.updateBest(row, col, value)).on(on()).get();
      history.add(text);
      return this;
    }

    private static String number(int value) {
      return value == Integer.MAX_VALUE
          ? "Integer.MAX_VALUE"
          : value == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : String.valueOf(value);
    }

    Kept opposite() {
      Call<AAccumulator> call = Call.of("acc.makeOpposite()", () -> acc.makeOpposite()).on(on());
      AAccumulator other = call.get("an accumulator");
      if (other == null || other == acc) {
        call.fail("a new accumulator", other == null ? "yours gave null" : "yours gave itself");
      }
      return new Kept("acc.makeOpposite()", other, history);
    }

    void best(int row, int col, int value) {
      Call.of("acc.getMove()", () -> acc.getMove()).on(on()).returns(new Move(row, col));
      Call.of("acc.getValue()", () -> acc.getValue()).on(on()).returns(value);
    }

    void none() {
      Call.of("acc.getMove()", () -> acc.getMove()).on(on()).returns(null);
    }

    private String on() {
      return String.join("\n", history);
    }
  }

  private static Kept max() {
    return new Kept("new MaxAccumulator()", () -> new MaxAccumulator());
  }

  private static Kept min() {
    return new Kept("new MinAccumulator()", () -> new MinAccumulator());
  }

  @Test
  @Check(rule = "R1")
  @DisplayName("A new accumulator has no move")
  void beginsWithout() {
    max().none();
    min().none();
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("The first move is the best one, whatever its value")
  void keepsTheFirst() {
    for (int value : new int[] {0, 5, -5, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      max().update(1, 2, value).best(1, 2, value);
      min().update(2, 1, value).best(2, 1, value);
    }
  }

  @Test
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

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Of equal values, the first move stays")
  void keepsTheFirstOfEquals() {
    for (int value : new int[] {0, 4, -4}) {
      max().update(0, 1, value).update(0, 2, value).best(0, 1, value);
      min().update(0, 1, value).update(0, 2, value).best(0, 1, value);
    }
    max().update(0, 0, 1).update(0, 1, 6).update(0, 2, 6).best(0, 1, 6);
    min().update(0, 0, 1).update(0, 1, -6).update(0, 2, -6).best(0, 1, -6);
  }

  @Test
  @Check(rule = "R5", points = 3)
  @DisplayName("makeOpposite returns a new accumulator of the other kind, without a move")
  void makesTheOpposite() {
    Kept ofMax = max().update(0, 0, 5).opposite();
    ofMax.none();
    ofMax.update(1, 0, 9).update(1, 1, 7).update(1, 2, 8).best(1, 1, 7);
    Kept ofMin = min().update(0, 0, 5).opposite();
    ofMin.none();
    ofMin.update(1, 0, 1).update(1, 1, 3).update(1, 2, 2).best(1, 1, 3);
    max().opposite().opposite().update(0, 0, 1).update(0, 1, 3).best(0, 1, 3);
    min().opposite().opposite().update(0, 0, 3).update(0, 1, 1).best(0, 1, 1);
  }

  @Test
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
    min().update(2, 2, 9).best(2, 2, 9);
    least.best(0, 0, 5);
  }

  @Test
  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("No accumulator asks which kind another one is")
  void asksForNoClass(Subject subject) {
    PatternShapes.asksForNoClass(subject);
  }
}
