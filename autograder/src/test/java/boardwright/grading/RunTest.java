package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("A run over a class")
@Tag("any-java")
class RunTest {
  private static final List<Submission> EMPTY =
      IntStream.range(0, 20)
          .mapToObj(i -> new Submission("ada" + i, "ada" + i, List.of(), List.of()))
          .toList();

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

  private static void grade(Consumer<Report> finished) throws InterruptedException {
    Run.grade(ModelHandIn.LAB, EMPTY, 1, 1, Sandbox.NONE, finished);
  }

  private static void sleep(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      throw new IllegalStateException("writing was interrupted", e);
    }
  }
}
