package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A right answer leaves nothing behind in its worker, such as a thread of Swing's")
@Tag("any-java")
class OneWorkerTest {
  private static final Course COURSE = new Course(ROOT);

  @TempDir private Path scratch;

  static List<String> labs() {
    return COURSE.labIds();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("labs")
  @DisplayName("so that one worker serves two hand-ins for")
  void servesTwo(String id) throws IOException {
    Lab lab = COURSE.lab(id).orElseThrow();
    CountedWorkers workers = new CountedWorkers();
    try (Grader grader = Grader.of(lab, 1, Unconfined::compiler, workers)) {
      for (int i = 0; i < 2; i++) {
        Report report = grader.grade(ModelHandIn.of(lab, scratch).submission());
        assertTrue(report.checks().allMatch(CheckResult::passed));
      }
    }
    assertEquals(1, workers.count());
  }
}
