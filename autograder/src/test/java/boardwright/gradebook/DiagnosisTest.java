package boardwright.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.StageResult;
import boardwright.protocol.Finding;
import boardwright.report.Failure;
import boardwright.report.Sample;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A diagnosis")
class DiagnosisTest {
  private static final Finding STEP =
      new Finding("board.isMove(2, 2, 1, 1)", "2  R", "true", "yours said false", "");

  private static StageResult jumpsFail() {
    return Sample.checkerboard().fails("R1", "jumps", Sample.JUMP).passes("R2", "steps").result();
  }

  private static StageResult bothFail() {
    return Sample.checkerboard()
        .fails("R1", "jumps", Sample.JUMP)
        .fails("R2", "steps", STEP)
        .result();
  }

  private static Misconception shownBy(String name, StageResult stage) {
    return new Misconception(
        name, name, stage.stage().replaces(), Misconceptions.shown(List.of(stage)));
  }

  private static Misconceptions known(Misconception... all) {
    return new Misconceptions(Arrays.asList(all));
  }

  private static List<String> questions(Misconceptions known, StageResult... stages) {
    return known.explain(List.of(stages)).stream().map(Diagnosis::question).toList();
  }

  @Test
  @DisplayName("asks about the program that lost the same checks with the same answers")
  void namesTheOneThatFits() {
    Misconceptions known =
        known(shownBy("nobody jumps", jumpsFail()), shownBy("kings are pawns", bothFail()));
    assertEquals(
        List.of("Both failures fit a program in which kings are pawns. Does yours?"),
        questions(known, bothFail()));
    assertEquals(
        List.of("This failure fits a program in which nobody jumps. Does yours?"),
        questions(known, jumpsFail()));
  }

  @Test
  @DisplayName("counts the failures that the program does not explain")
  void countsWhatIsNotExplained() {
    Misconception kings = shownBy("kings are pawns", bothFail());
    StageResult another =
        Sample.checkerboard()
            .fails("R1", "jumps", Sample.JUMP)
            .fails("R2", "steps", STEP)
            .fails("R3", "other", STEP)
            .result();
    assertEquals(
        List.of("2 of the 3 failures fit a program in which kings are pawns. Does yours?"),
        known(kings).explain(List.of(another), 0.5, 0).stream().map(Diagnosis::question).toList());
  }

  @Test
  @DisplayName("names two that fit equally well, and no three")
  void namesAtMostTwo() {
    Misconception one = shownBy("nobody jumps", jumpsFail());
    Misconception two = shownBy("jumps are steps", jumpsFail());
    Misconception three = shownBy("jumps are long", jumpsFail());
    assertEquals(
        List.of(
            "This failure fits a program in which nobody jumps, or one in which jumps are steps."
                + " Does yours?"),
        questions(known(one, two), jumpsFail()));
    assertEquals(List.of(), questions(known(one, two, three), jumpsFail()));
  }

  @Test
  @DisplayName("says nothing where another answer was given, or another check was lost, too")
  void saysNothingOfAnotherProgram() {
    StageResult otherAnswer = Sample.checkerboard().fails("R1", "jumps", STEP).result();
    Misconceptions known = known(shownBy("nobody jumps", jumpsFail()));
    assertEquals(List.of(), questions(known, otherAnswer));
    assertEquals(List.of(), questions(known, bothFail()));
  }

  @Test
  @DisplayName("says nothing of a class that passes")
  void saysNothingOfRightAnswers() {
    StageResult right = Sample.checkerboard().passes("R1", "jumps").result();
    assertEquals(List.of(), questions(known(shownBy("nobody jumps", jumpsFail())), right));
  }

  @Test
  @DisplayName("looks at each class on its own")
  void looksAtEachClass() {
    StageResult square = Sample.stage("square", "2", "Square").fails("R1", "row", STEP).result();
    Misconceptions known =
        known(shownBy("nobody jumps", jumpsFail()), shownBy("row 8 is accepted", square));
    assertEquals(2, questions(known, square, jumpsFail()).size());
  }

  @Test
  @DisplayName("is about the class that shows it, where a misconception has two")
  void isAboutTheClassThatShowsIt() {
    StageResult square = Sample.stage("square", "2", "Square").fails("R1", "row", STEP).result();
    Misconception fields =
        new Misconception(
            "fields",
            "fields are not private",
            List.of("Move", "Square"),
            Misconceptions.shown(List.of(square)));
    Diagnosis diagnosis = known(fields).explain(List.of(square)).get(0);
    assertEquals(List.of("Square"), diagnosis.candidates().get(0).classes());
  }

  @Test
  @DisplayName("is told after the first failure, before the others")
  void standsAfterTheFirstFailure() {
    String text =
        String.join(
            "\n", Failure.of(bothFail(), "checkerboard", List.of(), "Both fit. Does yours?"));
    assertTrue(text.indexOf("board.isJump") < text.indexOf("Both fit. Does yours?"), text);
    assertTrue(text.indexOf("Both fit. Does yours?") < text.indexOf("✗ R2"), text);
  }
}
