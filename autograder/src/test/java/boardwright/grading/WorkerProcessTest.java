package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import boardwright.grading.Worker.Why;
import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Request;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisplayName("A worker as a process")
class WorkerProcessTest {
  private static final Request ANY = new Request.RunChecks(List.of());

  /** The id of no process, which takes up nothing. */
  private static final long NOBODY = Long.MAX_VALUE;

  @Test
  @DisplayName("whose answer does not fit into the grader's memory is not blamed, and is ended")
  void whoseAnswerDoesNotFitIntoTheGradersMemoryIsNotBlamed() {
    Silent process =
        new Silent(() -> 1) {
          @Override
          public int read() {
            throw new OutOfMemoryError("planted");
          }
        };
    assertEquals(Why.UNHEARD, lost(process, 5));
    assertFalse(process.isAlive());
    assertEquals(Verdict.UNGRADED, FailureMessages.verdict(Why.UNHEARD));
  }

  @Test
  @DisplayName("is ended in time although a look at it failed")
  void aFailedLook() {
    AtomicInteger looks = new AtomicInteger();
    Silent process =
        new Silent(
            () -> {
              if (looks.incrementAndGet() < 3) {
                throw new OutOfMemoryError("planted");
              }
              return NOBODY;
            });
    assertEquals(Why.LATE, lost(process, 0));
    assertFalse(process.isAlive());
  }

  @Test
  @DisplayName("that can be watched no more is ended and not blamed")
  void thatCanBeWatchedNoMoreIsEnded() {
    Silent process =
        new Silent(
            () -> {
              throw new NoClassDefFoundError("planted");
            });
    assertEquals(Why.UNWATCHED, lost(process, 1));
    assertFalse(process.isAlive());
    assertEquals(Verdict.UNGRADED, FailureMessages.verdict(Why.UNWATCHED));
  }

  @Test
  @DisplayName("that does not begin leaves its last words")
  @DisabledOnOs(OS.WINDOWS)
  void thatDoesNotBeginLeavesItsLastWords() throws IOException {
    String script = "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); echo line $i >&2; done; exit 1";
    Worker worker = WorkerProcess.start(new WorkerCommand(List.of("sh", "-c", script)));
    WorkerLostException lost = assertThrows(WorkerLostException.class, () -> worker.ask(ANY, 60));
    assertEquals(
        "line 19996 / line 19997 / line 19998 / line 19999 / line 20000", lost.lastWords());
  }

  @Test
  @DisplayName("is ended long before its time is up when everything in it waits")
  @EnabledOnOs(OS.LINUX)
  void endsAWorkerThatOnlyWaits() throws IOException {
    WorkerCommand waiting = new WorkerCommand(List.of("sh", "-c", "sleep 9; sleep 9"));
    WorkerLostException lost =
        assertThrows(WorkerLostException.class, () -> WorkerProcess.start(waiting).ask(ANY, 15));
    assertEquals(Why.WAITED, lost.why());
    assertEquals(
        "it was waiting for something that never happens, such as an element in an empty queue",
        new FailureMessages(1).lost(lost.why()));
  }

  private static Why lost(Process process, int seconds) {
    return assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          Worker worker = new WorkerProcess(process);
          return assertThrows(WorkerLostException.class, () -> worker.ask(ANY, seconds)).why();
        });
  }

  /** A process that answers nothing until it is ended. */
  private static class Silent extends Process {
    private final CountDownLatch ended = new CountDownLatch(1);
    private final LongSupplier pid;

    Silent(LongSupplier pid) {
      this.pid = pid;
    }

    int read() throws InterruptedException {
      ended.await();
      return -1;
    }

    @Override
    public InputStream getInputStream() {
      return new InputStream() {
        @Override
        public int read() throws IOException {
          try {
            return Silent.this.read();
          } catch (InterruptedException e) {
            throw new IOException(e);
          }
        }
      };
    }

    @Override
    public OutputStream getOutputStream() {
      return OutputStream.nullOutputStream();
    }

    @Override
    public InputStream getErrorStream() {
      return InputStream.nullInputStream();
    }

    @Override
    public long pid() {
      return pid.getAsLong();
    }

    @Override
    public ProcessHandle toHandle() {
      return ProcessHandle.current();
    }

    @Override
    public Stream<ProcessHandle> descendants() {
      return Stream.of();
    }

    @Override
    public boolean isAlive() {
      return ended.getCount() > 0;
    }

    @Override
    public int waitFor() throws InterruptedException {
      ended.await();
      return exitValue();
    }

    @Override
    public int exitValue() {
      return 1;
    }

    @Override
    public void destroy() {
      ended.countDown();
    }

    @Override
    public Process destroyForcibly() {
      destroy();
      return this;
    }
  }
}
