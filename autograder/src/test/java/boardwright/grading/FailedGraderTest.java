package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A hand-in over which the grader itself fails")
class FailedGraderTest {
  @TempDir private Path scratch;
  private Submission first;
  private Submission next;
  private Report undisturbed;

  @BeforeEach
  void handIn() throws IOException {
    first = exceptionAlone();
    next = exceptionAlone();
    try (Grader grader = Grader.inThisJvm(ModelHandIn.LAB, 1)) {
      undisturbed = grader.grade(first, next);
    }
    assertEquals(Report.Status.GRADED, undisturbed.status());
  }

  @Test
  @DisplayName("once is graded on the second attempt")
  void onceIsGradedOnTheSecondAttempt() {
    try (Grader grader = failing(1)) {
      assertEquals(undisturbed, GraderPool.report(grader, first, next));
    }
  }

  @Test
  @DisplayName("each time it is tried stays ungraded, and the next one is graded")
  void eachTimeItIsTriedStaysUngraded() {
    try (Grader grader = failing(2)) {
      Report report = GraderPool.report(grader, first, next);
      assertEquals(Report.Status.UNGRADED, report.status());
      assertNull(report.score());
      assertEquals(
          "the grader failed: failure 2", report.checks().findFirst().orElseThrow().message());
      assertEquals(Report.Status.GRADED, GraderPool.report(grader, next, null).status());
    }
  }

  @Test
  @DisplayName("with an error, as for want of memory, stays ungraded, and the next one is graded")
  void withAnError() {
    AtomicInteger tried = new AtomicInteger();
    Worker.Source workers =
        () -> {
          if (tried.incrementAndGet() <= 2) {
            throw new OutOfMemoryError("Java heap space");
          }
          return WorkerThread.worker();
        };
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, WorkerThread::compiler, workers)) {
      Report report = GraderPool.report(grader, first, next);
      assertEquals(Report.Status.UNGRADED, report.status());
      assertEquals(
          "the grader failed: OutOfMemoryError: Java heap space",
          report.checks().findFirst().orElseThrow().message());
      assertEquals(Report.Status.GRADED, GraderPool.report(grader, next, null).status());
    }
  }

  @Test
  @DisplayName("to start a worker once is graded on the second attempt")
  void isGradedOnTheSecondAttempt() {
    AtomicInteger tried = new AtomicInteger();
    Worker.Source workers =
        () -> {
          if (tried.incrementAndGet() == 1) {
            throw new IOException("no room");
          }
          return WorkerThread.worker();
        };
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, WorkerThread::compiler, workers)) {
      assertEquals(undisturbed, grader.grade(first, next));
    }
    assertEquals(2, tried.get());
  }

  private Submission exceptionAlone() throws IOException {
    ModelHandIn handIn = ModelHandIn.in(scratch);
    for (String other : new String[] {"Square", "Move", "Piece", "Checkerboard"}) {
      handIn.without(other + ".java");
    }
    return handIn.submission();
  }

  /** A grader that fails so many times when it wants a worker. */
  private static Grader failing(int times) {
    AtomicInteger failures = new AtomicInteger();
    Worker.Source workers =
        () -> {
          if (failures.get() < times) {
            throw new IllegalStateException("failure " + failures.incrementAndGet());
          }
          return WorkerThread.worker();
        };
    return Grader.of(ModelHandIn.LAB, 1, WorkerThread::compiler, workers);
  }
}
