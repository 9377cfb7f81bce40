package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Lab.Weights;
import boardwright.lab.LatePolicy;
import boardwright.lab.Manifest;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The points of a check")
class ScoringTest {
  private static final Weights DOCUMENT = new Weights(80, 12, 8);

  @Test
  @DisplayName("are its share of its kind, which has its share of the stage")
  void areItsShareOfItsKind() {
    Lab lab =
        lab(
            DOCUMENT,
            List.of("2"),
            List.of(
                List.of(
                    check(0, Kind.BEHAVIOUR, 1),
                    check(0, Kind.BEHAVIOUR, 3),
                    check(0, Kind.STRUCTURE, 1),
                    check(0, Kind.STYLE, 2))));
    assertEquals(List.of("0.40", "1.20", "0.24", "0.16"), worths(lab));
  }

  @Test
  @DisplayName("are shared among the kinds that the stage has: the others drop out")
  void kindsWithoutChecksDropOut() {
    Lab lab =
        lab(
            DOCUMENT,
            List.of("1", "1"),
            List.of(
                List.of(check(0, Kind.STRUCTURE, 1), check(0, Kind.STYLE, 1)),
                List.of(check(1, Kind.STYLE, 5))));
    assertEquals(List.of("0.60", "0.40", "1.00"), worths(lab));
  }

  @Test
  @DisplayName("depend on how the weights compare, whatever they sum to")
  void dependOnHowTheWeightsCompare() {
    List<List<CheckSpec>> stage =
        List.of(
            List.of(
                check(0, Kind.BEHAVIOUR, 1), check(0, Kind.STRUCTURE, 3), check(0, Kind.STYLE, 2)));
    List<String> expected = List.of("1.60", "0.24", "0.16");
    for (int times : new int[] {1, 2, 10}) {
      Weights weights = new Weights(20 * times, 3 * times, 2 * times);
      assertEquals(expected, worths(lab(weights, List.of("2"), stage)));
    }
  }

  @Test
  @DisplayName("are zero if its kind or its stage has no weight")
  void areZeroIfTheKindHasNoWeight() {
    Lab lab =
        lab(
            new Weights(1, 0, 0),
            List.of("1", "0"),
            List.of(
                List.of(check(0, Kind.BEHAVIOUR, 1), check(0, Kind.STYLE, 7)),
                List.of(check(1, Kind.BEHAVIOUR, 1))));
    assertEquals(List.of("1.00", "0.00", "0.00"), worths(lab));
  }

  @Test
  @DisplayName("sum to the next cent where they lie half-way, also if each is endless")
  void sumToTheNextCent() {
    List<CheckSpec> checks = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      checks.add(check(0, Kind.BEHAVIOUR, 1));
    }
    List<CheckSpec> others = List.of(check(1, Kind.BEHAVIOUR, 1));
    Lab lab = lab(DOCUMENT, List.of("0.115", "0.885"), List.of(checks, others));
    assertEquals(new BigDecimal("0.12"), Points.rounded(sum(lab, checks)));
  }

  @Test
  @DisplayName("sum to exactly the scale, and any of them to the right cent")
  void sumsAreExact() {
    long seed = Long.getLong("boardwright.seed", 1L);
    System.out.println("ScoringTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 300; i++) {
      Lab lab = randomLab(random);
      BigDecimal scale = lab.manifest().scale();
      assertEquals(
          0, scale.compareTo(Points.rounded(sum(lab, lab.checks()))), "full marks, seed " + seed);
      List<CheckSpec> passed = new ArrayList<>(lab.checks());
      passed.removeIf(check -> random.nextBoolean());
      assertEquals(exact(lab, passed), Points.rounded(sum(lab, passed)), "seed " + seed);
    }
  }

  /** The sum as a fraction, rounded once. */
  private static BigDecimal exact(Lab lab, List<CheckSpec> passed) {
    BigInteger over = BigInteger.ZERO;
    BigInteger under = BigInteger.ONE;
    for (CheckSpec check : passed) {
      Stage stage = lab.stage(check.stage()).orElseThrow();
      List<CheckSpec> all = lab.checksOf(stage);
      Weights weights = lab.manifest().weights();
      long kinds = all.stream().map(CheckSpec::kind).distinct().mapToLong(weights::of).sum();
      long points =
          all.stream().filter(c -> c.kind() == check.kind()).mapToLong(CheckSpec::points).sum();
      BigInteger cents = stage.points().movePointRight(2).toBigIntegerExact();
      BigInteger a =
          cents.multiply(BigInteger.valueOf((long) weights.of(check.kind()) * check.points()));
      BigInteger b = BigInteger.valueOf(100 * kinds * points);
      over = over.multiply(b).add(a.multiply(under));
      under = under.multiply(b);
      BigInteger common = over.gcd(under);
      over = over.divide(common);
      under = under.divide(common);
    }
    return new BigDecimal(over).divide(new BigDecimal(under), 2, RoundingMode.HALF_UP);
  }

  private static Lab randomLab(SplittableRandom random) {
    Weights weights =
        new Weights(1 + random.nextInt(100), random.nextInt(100), random.nextInt(100));
    List<String> points = new ArrayList<>();
    List<List<CheckSpec>> stages = new ArrayList<>();
    for (int stage = 0; stage < 1 + random.nextInt(6); stage++) {
      points.add(BigDecimal.valueOf(1 + random.nextInt(700), 2).toString());
      List<CheckSpec> checks = new ArrayList<>(List.of(check(stage, Kind.BEHAVIOUR, 1)));
      for (int i = 0; i < random.nextInt(40); i++) {
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        checks.add(check(stage, kind, 1 + random.nextInt(9)));
      }
      stages.add(checks);
    }
    return lab(weights, points, stages);
  }

  private static BigDecimal sum(Lab lab, List<CheckSpec> checks) {
    return checks.stream().map(check -> worth(lab, check)).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static List<String> worths(Lab lab) {
    return lab.checks().stream()
        .map(check -> Points.rounded(worth(lab, check)).toPlainString())
        .toList();
  }

  private static BigDecimal worth(Lab lab, CheckSpec check) {
    return new Scoring(lab).worth(check, lab.stage(check.stage()).orElseThrow());
  }

  static CheckSpec check(int stage, Kind kind, int points) {
    return new CheckSpec(
        "s" + stage + "/c",
        "s" + stage,
        "R1",
        "A check",
        points,
        kind,
        List.of(),
        "",
        "",
        "",
        List.of());
  }

  static Lab lab(Weights weights, List<String> points, List<List<CheckSpec>> checks) {
    List<Stage> stages = new ArrayList<>();
    BigDecimal scale = BigDecimal.ZERO;
    for (int i = 0; i < points.size(); i++) {
      BigDecimal worth = new BigDecimal(points.get(i));
      stages.add(
          new Stage(
              "s" + i, "A stage", List.of("C" + i), worth, "page.md", List.of(), "", null, null));
      scale = scale.add(worth);
    }
    Manifest manifest =
        new Manifest(
            "Lab",
            "A lab.",
            null,
            "p.Main",
            "p",
            null,
            List.of(),
            scale,
            weights,
            LatePolicy.NONE,
            null,
            new Lab.Limits(1, 1, 1, 1, null),
            Lab.Archive.USUAL,
            List.of(),
            List.of(),
            List.of(),
            stages);
    List<CheckSpec> all = checks.stream().flatMap(List::stream).toList();
    return new Lab("lab", Path.of("lab"), manifest, all, List.of(), List.of());
  }
}
