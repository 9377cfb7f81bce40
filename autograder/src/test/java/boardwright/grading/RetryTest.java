package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.grading.Worker.Why;
import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Answer;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A question whose worker is lost")
class RetryTest {
  @Test
  @DisplayName("is asked again, and the check is blamed when it is lost twice over it")
  void isAskedAgain() {
    assertEquals(Why.LATE, lost(Why.LATE, Why.LATE));
    assertEquals(Why.DIED, lost(Why.LATE, Why.ENDED_FROM_OUTSIDE, Why.DIED));
  }

  @Test
  @DisplayName("blames nobody for what happened once, or was done from outside")
  void blamesNobodyForWhatHappenedOnce() throws WorkerLostException, IOException {
    assertEquals(Why.NEVER_BEGAN, lost(Why.DIED, Why.ENDED_FROM_OUTSIDE, Why.NEVER_BEGAN));
    assertEquals(Why.ENDED_FROM_OUTSIDE, lost(Why.ENDED_FROM_OUTSIDE, Why.NEVER_BEGAN, Why.LATE));
    assertEquals(new Answer.Ready(), ask(Why.LATE, Why.ENDED_FROM_OUTSIDE));
  }

  @Test
  @DisplayName("is asked again where none could be started, and given up the second time")
  void isAskedAgainWhereNoneCouldBeStarted() throws WorkerLostException, IOException {
    AtomicInteger asked = new AtomicInteger();
    Answer answer =
        Retry.of(
            isFirst -> {
              if (asked.incrementAndGet() == 1) {
                throw new IOException("no room");
              }
              return isFirst ? null : new Answer.Ready();
            });
    assertEquals(new Answer.Ready(), answer);
    IOException given =
        assertThrows(
            IOException.class,
            () ->
                Retry.of(
                    isFirst -> {
                      throw new IOException("no room for number " + asked.incrementAndGet());
                    }));
    assertEquals("no room for number 4", given.getMessage());
  }

  private static Why lost(Why... all) {
    return assertThrows(WorkerLostException.class, () -> ask(all)).why();
  }

  /** Loses a worker for each of these reasons, and answers then. */
  private static Answer ask(Why... all) throws WorkerLostException, IOException {
    Deque<Why> left = new ArrayDeque<>(List.of(all));
    return Retry.of(
        isFirst -> {
          if (left.isEmpty()) {
            return new Answer.Ready();
          }
          throw new WorkerLostException(left.removeFirst());
        });
  }
}
