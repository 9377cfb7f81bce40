package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.protocol.Wire;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A worker as a process, with a clock that only this side can see. A second counts when the worker
 * had the processor for it: on a machine with much else to do a right program is not marked down.
 */
final class WorkerProcess implements Worker {
  /** The clock on the wall decides only when it shows this many times as much. */
  private static final int PATIENCE = 6;

  /** When the clock looks, in milliseconds: most checks are done before, and cost nothing then. */
  private static final int FIRST_LOOK = 100;

  private static final int LATER_LOOKS = 250;

  private static final ScheduledExecutorService CLOCK = clock();

  private final Process process;
  private final Wire wire;

  private WorkerProcess(Process process) {
    this.process = process;
    this.wire = new Wire(process.getInputStream(), process.getOutputStream());
  }

  /** Starts a worker. */
  static WorkerProcess start(WorkerCommand command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command.line());
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    return new WorkerProcess(builder.start());
  }

  @Override
  public Answer ask(Request request, int seconds) throws WorkerLostException {
    Alarm late = new Alarm(seconds);
    ScheduledFuture<?> alarm =
        CLOCK.scheduleWithFixedDelay(late, FIRST_LOOK, LATER_LOOKS, TimeUnit.MILLISECONDS);
    try {
      wire.send((Record) request);
      Answer answer = wire.receive(Answer.class);
      if (answer == null) {
        throw new WorkerLostException(late.rang);
      }
      return answer;
    } catch (IOException e) {
      kill();
      throw new WorkerLostException(late.rang);
    } finally {
      alarm.cancel(false);
    }
  }

  @Override
  public void kill() {
    process.destroyForcibly();
  }

  @Override
  public void close() {
    try {
      wire.close();
      if (!process.waitFor(2, TimeUnit.SECONDS)) {
        kill();
      }
    } catch (IOException e) {
      kill();
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }

  /** Looks now and then whether the worker had all its time, and ends it then. */
  private final class Alarm implements Runnable {
    private final Duration time;
    private final long start = System.nanoTime();
    private Duration usedAtFirst;
    private volatile boolean rang;

    Alarm(int seconds) {
      this.time = Duration.ofSeconds(seconds);
    }

    @Override
    public void run() {
      Duration waited = Duration.ofNanos(System.nanoTime() - start);
      if (usedAtFirst == null) {
        usedAtFirst = used(waited);
      } else if (waited.compareTo(time) >= 0
          && (used(waited).minus(usedAtFirst).plusMillis(FIRST_LOOK).compareTo(time) >= 0
              || waited.compareTo(time.multipliedBy(PATIENCE)) >= 0)) {
        rang = true;
        process.destroyForcibly();
      }
    }

    /** Processor time so far; a worker of which the system does not tell it counts as busy. */
    private Duration used(Duration waited) {
      return Stream.concat(Stream.of(process.toHandle()), process.descendants())
          .map(one -> one.info().totalCpuDuration().orElse(waited))
          .reduce(Duration.ZERO, Duration::plus);
    }
  }

  private static ScheduledExecutorService clock() {
    ScheduledThreadPoolExecutor executor =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(task, "clock");
              thread.setDaemon(true);
              return thread;
            });
    executor.setRemoveOnCancelPolicy(true);
    return executor;
  }
}
