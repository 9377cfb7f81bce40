package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A second thread of a check")
class OtherThreadTest {
  private final AtomicBoolean ended = new AtomicBoolean();

  @Test
  @DisplayName("runs while the first one waits, however long it takes")
  void runsWhileTheFirstOneWaits() throws Exception {
    OtherThread<String> other = OtherThread.start(this::busy);
    other.awaitEndedOrWaiting();
    assertTrue(ended.get(), "the first thread went on before the second one had ended");
    assertEquals("done", other.join());
  }

  @Test
  @DisplayName("is waited for to its end, however long it takes")
  void isWaitedForToItsEnd() throws Exception {
    assertEquals("done", OtherThread.start(this::busy).join());
  }

  @Test
  @DisplayName("lets the first one go on when it waits")
  void letsTheFirstOneGoOnWhenItWaits() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    OtherThread<String> other =
        OtherThread.start(
            () -> {
              latch.await();
              return "woken";
            });
    other.awaitEndedOrWaiting();
    latch.countDown();
    assertEquals("woken", other.join());
  }

  private String busy() {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(2);
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    ended.set(true);
    return "done";
  }
}
