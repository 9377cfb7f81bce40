package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Lab.Weights;
import boardwright.lab.TakenOut;
import boardwright.protocol.Kind;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One stage of 10 points: behaviour 6 in c0 (1), c1 (1) and c2 (4, which needs c1's rule),
 * structure 3 in c3, style 1 in c4.
 */
@DisplayName("A check that is taken out")
class TakenOutTest {
  private static final Lab LAB =
      ScoringTest.lab(
          new Weights(60, 30, 10),
          List.of("10"),
          List.of(
              List.of(
                  check(0, Kind.BEHAVIOUR, 1),
                  check(1, Kind.BEHAVIOUR, 1),
                  check(2, Kind.BEHAVIOUR, 4, "R1"),
                  check(3, Kind.STRUCTURE, 1),
                  check(4, Kind.STYLE, 1))));

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gives its points to students who failed it          | c2                 | PPFPP | 6.00 | 10.00
          gives nothing where nothing was handed in           | c2                 | NNNNN | 0.00 |  0.00
          is in neither sum of the factor                     | c0                 | FPFPP | 3.00 |  4.40
          takes no points away by that                        | c0                 | PPFPP | 6.00 |  6.00
          takes points away where a grade may fall            | c0 may fall        | PPFPP | 6.00 |  4.40
          gives its weight to others of its kind              | c2 weight          | PFFPP | 3.00 |  7.00
          takes no points away from students who passed it    | c2 weight          | FPPPF | 8.00 |  8.00
          takes them away by its weight where a grade may fall | c2 weight may fall | FPPPF | 8.00 |  6.00
          gives its weight to other kinds if it is alone      | c3 weight          | PPPFP | 7.00 | 10.00
          lets others be judged that waited for it            | c1                 | PFPPP | 3.00 | 10.00
          leaves others wrong that waited for it              | c1                 | PFFPP | 3.00 |  4.40
          gives its points in full, whatever the factor is    | c3                 | FFFFP | 0.00 |  3.00
          """)
  @DisplayName("is reckoned as by hand")
  void reckonedAsByHand(String what, String out, String verdicts, String before, String after) {
    Report first = report(LAB, results(LAB, verdicts));
    assertEquals(before, first.rawScore().toPlainString(), "before");
    Report then = report(LAB.takingOut(List.of(takenOut(out))), first.stages());
    assertEquals(after, then.rawScore().toPlainString(), what);
    assertEquals(first, report(LAB, then.stages()), "taken back, all is as it was");
  }

  @Test
  @DisplayName("gives its points to everybody if it is the only one of its stage")
  void onlyCheckOfItsStage() {
    Lab one =
        ScoringTest.lab(
            new Weights(1, 1, 1), List.of("4"), List.of(List.of(check(0, Kind.BEHAVIOUR, 1))));
    Report then = report(one.takingOut(List.of(takenOut("c0 weight"))), results(one, "F"));
    assertEquals("4.00", then.rawScore().toPlainString());
  }

  @Test
  @DisplayName("yields to a correction of it, and counts as neither passed nor failed")
  void yieldsToACorrection() {
    Lab out = LAB.takingOut(List.of(takenOut("c2")));
    List<Correction> none = List.of(new Correction("s0/c2", Award.NONE, "copied"));
    Submission ada = new Submission("ada", "ada", List.of(), List.of());
    Report report = ScoreCalculator.report(out, ada, 1, results(LAB, "PPFPP"), none);
    assertEquals("6.00", report.rawScore().toPlainString());
    assertEquals(4, report.passed());
    assertEquals(0, report.failed());
    assertEquals("taken out: unfair", report.checks().toList().get(2).message());
  }

  private static TakenOut takenOut(String text) {
    return new TakenOut(
        "s0/" + text.substring(0, 2), "unfair", text.contains("weight"), text.contains("fall"));
  }

  private static Report report(Lab lab, List<StageResult> known) {
    Submission ada = new Submission("ada", "ada", List.of(), List.of());
    return ScoreCalculator.report(lab, ada, 1, known, List.of());
  }

  /** As the grader hands them on: P for passed, F for failed, N for not handed in. */
  private static List<StageResult> results(Lab lab, String verdicts) {
    Map<CheckSpec, CheckResult> results = new LinkedHashMap<>();
    for (int i = 0; i < verdicts.length(); i++) {
      CheckSpec check = lab.checks().get(i);
      Verdict verdict =
          switch (verdicts.charAt(i)) {
            case 'P' -> Verdict.PASSED;
            case 'F' -> Verdict.FAILED;
            default -> Verdict.NOT_HANDED_IN;
          };
      BigDecimal worth = new Scoring(lab).worth(check, lab.stages().get(0));
      results.put(check, new CheckResult(check, verdict, BigDecimal.ZERO, worth, "", null, ""));
    }
    if (!verdicts.contains("N")) {
      Needs.block(lab.checks(), lab.checks(), results);
    }
    return List.of(StageResult.notRun(lab.stages().get(0), true, List.copyOf(results.values())));
  }

  private static CheckSpec check(int number, Kind kind, int points, String... needs) {
    return new CheckSpec(
        "s0/c" + number,
        "s0",
        "R" + number,
        "Check " + number,
        points,
        kind,
        List.of(),
        "",
        "",
        "",
        List.of(needs));
  }
}
