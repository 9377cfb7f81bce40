package boardwright.diagnosis;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.DiagnosisEvaluation;
import boardwright.author.DiagnosisEvaluation.Rates;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Some pairs of all labs; {@code ./boardwright author evaluate LAB} takes all pairs of one. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("long")
@DisplayName("The diagnosis of hand-ins with a known misconception")
class DiagnosisEvaluationTest {
  /** Every other one of so many pairs of a lab is enough, */
  private static final int SOME = 24;

  /** and so many with faults in two classes. */
  private static final int SOME_TWICE = 3;

  private DiagnosisEvaluation evaluation;

  @BeforeAll
  void gradeThem() throws Exception {
    evaluation = new DiagnosisEvaluation(WarmWorkers.SHARED);
    for (Lab lab : new Course(ROOT).labs()) {
      evaluation.addSome(lab, SOME, SOME_TWICE);
    }
    evaluation.lines().forEach(System.out::println);
  }

  @Test
  @DisplayName(
      "names the right misconception first in 80 % of them, and a wrong one in at most 5 %")
  void namesTheRightOne() {
    Rates rates = evaluation.reported();
    assertAll(
        () -> assertTrue(rates.right() >= 0.8, rates::toString),
        () -> assertTrue(rates.wrong() <= 0.05, rates::toString));
  }

  @Test
  @DisplayName("says nothing in 90 % of those whose misconception is in no catalogue")
  void saysNothingOfTheUnknown() {
    Rates rates = evaluation.leftOut();
    assertTrue(rates.nothing() >= 0.9, rates::toString);
  }

  @Test
  @DisplayName("names both misconceptions in 70 % of those with two in different classes")
  void namesBothMisconceptionsIn70OfThoseWithTwo() {
    int both = evaluation.bothNamed();
    assertTrue(both >= 0.7 * evaluation.twice(), both + " of " + evaluation.twice());
  }
}
