package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A hand-in that leaves much in the caches of Java's library")
class LeftHeapTest {
  @TempDir private Path scratch;

  @Test
  @DisplayName("leaves it to nobody: the next one has a worker with room")
  void leavesItToNobody() throws IOException {
    CountedWorkers workers = new CountedWorkers();
    ModelHandIn filling =
        ModelHandIn.in(scratch)
            .change(
                "Square.java",
                "this.next = next;",
                """
                this.next = next;
                if (row == 1 && col == 1 && piece == BLACK_KING) {
                  String much = "v".repeat(300_000);
                  for (int i = 0; i < 500; i++) {
                    java.util.Calendar.getInstance(new java.util.Locale("aa", "", much + i));
                  }
                }
                """);
    // to fill so much takes a slow machine longer than a check usually has
    Lab patient = ModelHandIn.lab(scratch, "seconds: 10", "seconds: 60");
    try (Grader grader = Grader.of(patient, 1, Unconfined::compiler, workers)) {
      grade(grader, filling);
      assertEquals(1, workers.count());
      Report next = grade(grader, ModelHandIn.in(scratch));
      assertEquals(2, workers.count());
      assertTrue(next.checks().allMatch(CheckResult::passed));
    }
  }

  private static Report grade(Grader grader, ModelHandIn handIn) {
    return grader.grade(handIn.submission(), stage -> stage.id().equals("square"));
  }
}
