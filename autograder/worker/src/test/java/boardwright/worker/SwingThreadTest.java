package boardwright.worker;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.EventQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("The thread of Swing")
class SwingThreadTest {
  private Thread thread;

  @BeforeEach
  void find() throws Exception {
    AtomicReference<Thread> found = new AtomicReference<>();
    EventQueue.invokeAndWait(() -> found.set(Thread.currentThread()));
    thread = found.get();
  }

  @Test
  @DisplayName("is at rest when it has done all that it was given")
  void isAtRestWhenItHasDoneAll() {
    assertTrue(SwingThread.isAtRest(thread));
  }

  @Test
  @DisplayName("is not while something goes on in it")
  void isNotWhileSomethingGoesOnInIt() throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    EventQueue.invokeLater(
        () -> {
          try {
            end.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    try {
      assertFalse(SwingThread.isAtRest(thread));
    } finally {
      end.countDown();
    }
  }

  @Test
  @DisplayName("is no other thread")
  void isNoOtherThread() {
    assertFalse(SwingThread.isAtRest(Thread.currentThread()));
  }
}
