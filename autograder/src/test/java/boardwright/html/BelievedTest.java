package boardwright.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.protocol.Finding;
import boardwright.report.Sample;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Misconceptions of a class")
class BelievedTest {
  private static final Finding FOUND = Finding.of("private fields", "yours are public");

  @Test
  @DisplayName("count a student once, in however many classes of theirs they show")
  void countsAStudentOnce() {
    StageResult square = Sample.stage("square", "2", "Square").fails("C2", "a", FOUND).result();
    StageResult move = Sample.stage("move", "2", "Move").fails("C2", "b", FOUND).result();
    Misconceptions known = new Misconceptions(List.of(fields(square), fields(move)));
    Report ada = Sample.report("Ada", "1", square, move);
    List<Believed> believed = Believed.of(List.of(ada), known, Student.among(List.of(ada)));
    assertEquals(1, believed.size());
    assertEquals(1, believed.get(0).students().size());
  }

  private static Misconception fields(StageResult stage) {
    return new Misconception(
        "fields",
        "fields are not private",
        stage.stage().replaces(),
        Misconceptions.shown(List.of(stage)));
  }
}
