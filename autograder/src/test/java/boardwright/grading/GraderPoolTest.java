package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Request.Source;
import boardwright.sandbox.Sandbox;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.submission.UnreadableSubmissionException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A pool of graders")
class GraderPoolTest {
  private static final List<Submission> EMPTY =
      IntStream.range(0, 20)
          .mapToObj(i -> new Submission("ada" + i, "ada" + i, List.of(), List.of()))
          .toList();

  @TempDir private Path scratch;
  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicInteger written = new AtomicInteger();

  @Test
  @DisplayName("that ends because a report cannot be written writes nothing afterwards")
  void writesNothingAfterItsEnd() throws InterruptedException {
    Consumer<Report> failing =
        report -> {
          boolean first = begun.incrementAndGet() == 1;
          sleep(first ? 1_000 : 50); // meanwhile others are graded
          if (first) {
            throw new IllegalStateException("the disk is full");
          }
          written.incrementAndGet();
        };
    assertThrows(IllegalStateException.class, () -> grade(failing));
    int atTheEnd = written.get();
    assertEquals(begun.get() - 1, atTheEnd, "begun is finished");
    Thread.sleep(300);
    assertEquals(atTheEnd, written.get());
  }

  @Test
  @DisplayName("that is interrupted writes what is graded already, and nothing afterwards")
  void writesWhatIsGraded() throws InterruptedException {
    Thread runner = Thread.currentThread();
    Consumer<Report> interrupting =
        report -> {
          if (begun.incrementAndGet() == 1) {
            sleep(1_000);
            runner.interrupt();
          }
          sleep(20);
          written.incrementAndGet();
        };
    assertThrows(InterruptedException.class, () -> grade(interrupting));
    int atTheEnd = written.get();
    assertEquals(begun.get(), atTheEnd, "begun is finished");
    Thread.sleep(300);
    assertEquals(atTheEnd, written.get());
  }

  @Test
  @DisplayName("goes on if there is no memory to write a report, which is told as ungraded")
  void goesOnAfterAnError() throws InterruptedException, IOException {
    List<Submission> two = handIns("ada", "bob");
    List<String> told = new ArrayList<>();
    Consumer<Report> failing =
        report -> {
          if (begun.incrementAndGet() == 1) {
            throw new OutOfMemoryError("Java heap space");
          }
          told.add(report.submission() + " " + report.status().word());
        };
    List<Report> reports = grade(two, 1, System.err::println, failing);
    assertEquals(List.of("ada ungraded", "bob graded"), told);
    assertEquals(Report.Status.UNGRADED, reports.get(0).status());
  }

  @Test
  @DisplayName("tells once why its workers do not begin")
  void tellsWhyOnce() throws InterruptedException, IOException {
    List<String> remarks = Collections.synchronizedList(new ArrayList<>());
    List<Report> reports;
    System.setProperty("boardwright.worker.options", "-XX:NoSuchOption");
    try {
      reports = grade(handIns("a", "b"), 2, remarks::add, report -> {});
    } finally {
      System.clearProperty("boardwright.worker.options");
    }
    assertTrue(reports.stream().allMatch(r -> r.status() == Report.Status.UNGRADED));
    assertEquals(1, remarks.size(), remarks.toString());
    assertTrue(
        remarks
            .get(0)
            .startsWith(
                "A Java process that should compile or run the code did not begin: Unrecognized VM"
                    + " option 'NoSuchOption' / Error: Could not create the Java Virtual Machine."),
        remarks.get(0));
  }

  /** Exceptions only, so that little is to be graded. */
  private List<Submission> handIns(String... ids) throws IOException {
    ModelHandIn handIn = ModelHandIn.in(scratch);
    for (String other : List.of("Square", "Move", "Piece", "Checkerboard")) {
      handIn.without(other + ".java");
    }
    List<Source> sources = handIn.submission().sources();
    return Stream.of(ids).map(id -> new Submission(id, id, sources, List.of())).toList();
  }

  @Test
  @DisplayName("holds no more hand-ins than it grades and those that come next")
  void holdsNoMoreHandInsThanItGrades() throws InterruptedException {
    AtomicInteger held = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    List<LazySubmission> all =
        EMPTY.stream()
            .map(
                each ->
                    LazySubmission.of(
                        each,
                        () -> {
                          most.accumulateAndGet(held.incrementAndGet(), Math::max);
                          return List.of();
                        }))
            .toList();
    List<Report> reports =
        GraderPool.grade(
            ModelHandIn.LAB,
            all,
            1,
            Workers.PROCESSES,
            1,
            Sandbox.NONE,
            System.err::println,
            (submission, report) -> {
              sleep(20);
              held.decrementAndGet();
            });
    assertEquals(EMPTY.size(), reports.size());
    assertEquals(0, held.get());
    assertTrue(most.get() <= 3, "one is graded, one is next, one is written, and not " + most);
  }

  @Test
  @DisplayName("gives no points, and takes none, where a hand-in cannot be read")
  void givesNoPoints() throws InterruptedException {
    List<LazySubmission> all =
        EMPTY.subList(0, 3).stream()
            .map(
                each ->
                    LazySubmission.unreadable(
                        each,
                        () -> {
                          throw new UnreadableSubmissionException("The disk is broken.");
                        }))
            .toList();
    List<Report> reports =
        GraderPool.grade(
            ModelHandIn.LAB,
            all,
            1,
            Workers.PROCESSES,
            2,
            Sandbox.NONE,
            System.err::println,
            (submission, report) -> {});
    for (Report report : reports) {
      assertEquals(Report.Status.UNGRADED, report.status());
      assertNull(report.score());
      assertTrue(report.checks().allMatch(c -> c.message().equals("The disk is broken.")));
    }
  }

  private static void grade(Consumer<Report> finished) throws InterruptedException {
    grade(EMPTY, 1, System.err::println, finished);
  }

  private static List<Report> grade(
      List<Submission> handIns, int threads, Consumer<String> remarks, Consumer<Report> finished)
      throws InterruptedException {
    return GraderPool.grade(
        ModelHandIn.LAB,
        handIns.stream().map(LazySubmission::of).toList(),
        1,
        Workers.PROCESSES,
        threads,
        Sandbox.NONE,
        remarks,
        (submission, report) -> finished.accept(report));
  }

  private static void sleep(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      throw new IllegalStateException("writing was interrupted", e);
    }
  }
}
