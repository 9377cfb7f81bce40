package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Lab.Weights;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Structure and style count as far as a stage works")
class ScoreCalculatorTest {
  private static final Verdict PASSED = Verdict.PASSED;
  private static final Verdict FAILED = Verdict.FAILED;

  /** One stage of 10 points: behaviour 60 in six checks, structure 30 in one, style 10 in one. */
  private static final Lab LAB =
      ScoringTest.lab(
          new Weights(60, 30, 10),
          List.of("10"),
          List.of(
              List.of(
                  ScoringTest.check(0, Kind.BEHAVIOUR, 1),
                  ScoringTest.check(0, Kind.BEHAVIOUR, 1),
                  ScoringTest.check(0, Kind.BEHAVIOUR, 4),
                  ScoringTest.check(0, Kind.STRUCTURE, 1),
                  ScoringTest.check(0, Kind.STYLE, 1))));

  @Test
  @DisplayName("in full where a third of the behaviour points is there")
  void inFullFromAThird() {
    Report report = report(PASSED, PASSED, FAILED, PASSED, PASSED);
    assertEquals("6.00", report.rawScore().toPlainString());
    assertFalse(report.stages().get(0).isReduced());
  }

  @Test
  @DisplayName("in proportion where less is there, and not at all where nothing is")
  void inProportionBelow() {
    Report sixth = report(PASSED, FAILED, FAILED, PASSED, PASSED);
    assertEquals("3.00", sixth.rawScore().toPlainString());
    assertEquals("0.5000", sixth.stages().get(0).factor().toPlainString());
    assertTrue(sixth.stages().get(0).isReduced());
    assertEquals("0.00", report(FAILED, FAILED, FAILED, PASSED, PASSED).rawScore().toString());
  }

  @Test
  @DisplayName("whatever the reason is for which a behaviour check did not pass")
  void everyOtherVerdict() {
    for (Verdict other :
        List.of(Verdict.BLOCKED, Verdict.REFUSED, Verdict.TIMED_OUT, Verdict.NOT_HANDED_IN)) {
      assertEquals(
          "3.00", report(PASSED, other, other, PASSED, PASSED).rawScore().toString(), other.name());
    }
  }

  @Test
  @DisplayName("without the checks that the grader could not grade")
  void ungradedSaysNothing() {
    Verdict ours = Verdict.UNGRADED;
    assertEquals("5.00", report(PASSED, ours, ours, PASSED, PASSED).rawScore().toString());
    assertEquals("4.00", report(ours, ours, ours, PASSED, PASSED).rawScore().toString());
  }

  @Test
  @DisplayName("after corrections of behaviour, and a corrected structure check keeps its points")
  void afterCorrectionsOfBehaviour() {
    List<Verdict> verdicts = List.of(FAILED, FAILED, FAILED, PASSED, PASSED);
    Correction behaviour = new Correction("s0/c0", Award.FULL, "fair");
    Correction structure = new Correction("s0/c3", Award.points(new BigDecimal("2.5")), "seen");
    assertEquals("3.00", report(verdicts, List.of(behaviour)).rawScore().toString());
    assertEquals("2.50", report(verdicts, List.of(structure)).rawScore().toString());
    assertEquals("4.00", report(verdicts, List.of(behaviour, structure)).rawScore().toString());
  }

  @Test
  @DisplayName("always in full in a stage without behaviour checks, or that replaces no class")
  void stagesWithoutBehaviour() {
    Lab plain =
        ScoringTest.lab(
            new Weights(60, 30, 10),
            List.of("4"),
            List.of(List.of(ScoringTest.check(0, Kind.STRUCTURE, 1))));
    assertEquals("4.00", report(plain, List.of(PASSED), List.of()).rawScore().toString());
    Stage program =
        new Stage(
            "s0", "All", List.of(), new BigDecimal("10"), "page.md", List.of(), "", null, null);
    StageResult whole =
        StageResult.notRun(
            program, true, results(LAB, List.of(FAILED, FAILED, FAILED, PASSED, PASSED)));
    assertEquals(
        "4.00",
        ScoreCalculator.report(
                LAB, new Submission("a", "a", List.of(), List.of()), 1, List.of(whole), List.of())
            .rawScore()
            .toString());
  }

  private static Report report(Verdict... verdicts) {
    return report(List.of(verdicts), List.of());
  }

  private static Report report(List<Verdict> verdicts, List<Correction> corrections) {
    return report(LAB, verdicts, corrections);
  }

  private static Report report(Lab lab, List<Verdict> verdicts, List<Correction> corrections) {
    StageResult stage = StageResult.notRun(lab.stages().get(0), true, results(lab, verdicts));
    return ScoreCalculator.report(
        lab, new Submission("a", "a", List.of(), List.of()), 1, List.of(stage), corrections);
  }

  private static List<CheckResult> results(Lab lab, List<Verdict> verdicts) {
    List<CheckResult> results = new ArrayList<>();
    for (int i = 0; i < verdicts.size(); i++) {
      CheckSpec check = lab.checks().get(i);
      BigDecimal worth = new Scoring(lab).worth(check, lab.stages().get(0));
      results.add(
          new CheckResult(
              numbered(check, i), verdicts.get(i), BigDecimal.ZERO, worth, "", null, ""));
    }
    return results;
  }

  private static CheckSpec numbered(CheckSpec check, int number) {
    return new CheckSpec(
        "s0/c" + number,
        check.stage(),
        check.rule(),
        check.title(),
        check.points(),
        check.kind(),
        check.about(),
        "",
        "",
        "",
        List.of());
  }
}
