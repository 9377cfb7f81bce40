package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
@DisplayName("In a lab that allows threads, a hand-in")
class LeftThreadTest {
  /** One in each check, as many would make the worker too big, which is another matter. */
  private static final String START =
      "if (started == null) { started = new Thread(() -> { try { Thread.sleep(600_000); }"
          + " catch (InterruptedException e) { } }); started.start(); }";

  @TempDir private Path scratch;

  @ParameterizedTest(name = "{0}")
  @DisplayName("that leaves one running in another group leaves it to nobody:")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          of the system | new Thread(Thread.currentThread().getThreadGroup().getParent().getParent(), LEFT).start();
          of its own    | new Thread(new ThreadGroup("own"), LEFT).start();
          of the pool   | java.util.concurrent.ForkJoinPool.commonPool().submit(LEFT);
          by the JDK's name | new Thread(LEFT, "Java2D Disposer").start();
          """)
  void inAnotherGroup(String name, String start) throws IOException {
    String left =
        "new Runnable() { public void run() { try { Thread.sleep(600_000); }"
            + " catch (InterruptedException e) { } } }";
    String once = "if (started == null) { started = Thread.currentThread(); %s }";
    assertEquals(2, workersOfTwo(once.formatted(start.replace("LEFT", left))));
  }

  @Test
  @DisplayName("that leaves one running leaves it to nobody: the next one has another worker")
  void thatLeavesOneRunningLeavesItToNobody() throws IOException {
    assertEquals(2, workersOfTwo(START));
  }

  @Test
  @DisplayName("that waits until its thread has ended leaves the worker to the next one")
  void leavesTheWorkerToTheNextOnceItsThreadHasEnded() throws IOException {
    assertEquals(
        1,
        workersOfTwo(
            START
                + " started.interrupt(); try { started.join(); } catch (InterruptedException e)"
                + " { }"));
  }

  /** How many workers are started for a hand-in that does this, and another one. */
  private int workersOfTwo(String code) throws IOException {
    String threads =
        "\nallow:\n  - \"allow java.lang.Thread java.lang.ThreadGroup: *\"\n"
            + "  - \"allow java.util.concurrent.ForkJoinPool: *\"\n";
    Lab lab = ModelHandIn.lab(scratch, "\nallow: []\n", threads);
    CountedWorkers workers = new CountedWorkers();
    try (Grader grader = Grader.of(lab, 1, Unconfined::compiler, workers)) {
      for (String more : new String[] {code, ""}) {
        ModelHandIn handIn =
            ModelHandIn.of(lab, scratch)
                .change("Move.java", "public Point getTo() {", "public Point getTo() { " + more)
                .add("Move.java", "private static Thread started;");
        Report report = grader.grade(handIn.submission(), stage -> stage.id().equals("move"));
        assertTrue(
            report
                .checks()
                .filter(check -> check.check().id().equals("move/knows-where-it-ends"))
                .allMatch(CheckResult::passed),
            code);
      }
    }
    return workers.count();
  }
}
