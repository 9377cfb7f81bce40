package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.protocol.Wire;
import boardwright.sandbox.Footprint;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
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

  private static final int LATER_LOOKS = 100;

  /**
   * When it was seen waiting so often while it ran a check and did next to nothing, nothing will
   * wake it: nobody but the check has anything to do there. Longer than suites wait for a thread.
   */
  private static final int MOST_WAITING_LOOKS = 40;

  /** Processor time that a JVM uses now and then while all of its checks wait. */
  private static final Duration NEXT_TO_NOTHING = Duration.ofMillis(100);

  /** So many looks may fail in a row, as when this side has no memory for a moment. */
  private static final int MOST_FAILED_LOOKS = 10;

  private static final ScheduledExecutorService CLOCK = clock();

  /** The heap, the classes, the code and the machine itself stay well below. */
  private static final Footprint MOST = new Footprint(768L << 20, 150);

  /** What a worker may take up that waits for the next submission. */
  private static final Footprint MOST_AT_REST = new Footprint(400L << 20, 50);

  /**
   * What is passed on to a worker: how Java reads file names, and what Windows cannot do without.
   */
  private static final Set<String> ENVIRONMENT =
      Set.of("LANG", "LC_ALL", "LC_CTYPE", "SystemRoot", "TEMP", "TMP");

  /**
   * Starts all workers. The system ends a sandbox with the thread that started it, and this one
   * lives as long as the program.
   */
  private static final ExecutorService STARTER =
      Executors.newSingleThreadExecutor(daemons("starter"));

  private static final int KILLED = 128 + 9;
  private static final int TERMINATED = 128 + 15;

  private final Process process;
  private final Wire wire;
  private final LastWords lastWords;

  WorkerProcess(Process process) {
    this.process = process;
    this.wire = new Wire(process.getInputStream(), process.getOutputStream());
    this.lastWords = LastWords.of(process.getErrorStream());
  }

  /** Starts a worker. */
  static WorkerProcess start(WorkerCommand command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command.line());
    builder.environment().keySet().retainAll(ENVIRONMENT);
    WorkerCommand.folder().ifPresent(builder::directory);
    if (Thread.currentThread().isInterrupted()) {
      throw new IOException("interrupted");
    }
    Future<Process> starting = STARTER.submit(builder::start);
    try {
      return new WorkerProcess(starting.get());
    } catch (ExecutionException e) {
      throw new IOException(e.getCause().getMessage(), e.getCause());
    } catch (InterruptedException e) {
      STARTER.submit(() -> starting.get().destroyForcibly()); // nobody will use it
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public Answer ask(Request request, int seconds) throws WorkerLostException {
    return answer(request, seconds);
  }

  @Override
  public Answer next(int seconds) throws WorkerLostException {
    return answer(null, seconds);
  }

  private Answer answer(Request request, int seconds) throws WorkerLostException {
    boolean checks = request == null || request instanceof Request.RunChecks;
    Alarm late = new Alarm(seconds, checks);
    ScheduledFuture<?> alarm =
        CLOCK.scheduleWithFixedDelay(late, FIRST_LOOK, LATER_LOOKS, TimeUnit.MILLISECONDS);
    try {
      if (request != null) {
        wire.send((Record) request);
      }
      Answer answer = wire.receive(Answer.class);
      if (answer == null) {
        throw lost(why(late));
      }
      return answer;
    } catch (IOException e) {
      throw lost(why(late));
    } catch (OutOfMemoryError e) {
      kill(); // what is left of its answer must not be taken for another
      throw lost(late.rang != null ? late.rang : Why.UNHEARD);
    } finally {
      alarm.cancel(false);
    }
  }

  private WorkerLostException lost(Why why) {
    return new WorkerLostException(why, lastWords.text());
  }

  /** Why there was no answer; the worker is gone afterwards. */
  private Why why(Alarm alarm) {
    if (alarm.rang != null) {
      return alarm.rang;
    }
    try {
      if (!process.waitFor(1, TimeUnit.SECONDS)) {
        kill();
        return Why.DIED;
      }
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
      return Why.ENDED_FROM_OUTSIDE;
    }
    int status = process.exitValue();
    return status == KILLED || status == TERMINATED ? Why.ENDED_FROM_OUTSIDE : Why.DIED;
  }

  @Override
  public boolean isBloated() {
    return isBeyond(MOST_AT_REST);
  }

  private boolean isBeyond(Footprint most) {
    Footprint now = Footprint.of(process.pid());
    return now.bytes() > most.bytes() || now.threads() > most.threads();
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

  /** Looks now and then whether the worker had all its time or outgrew us, and ends it then. */
  private final class Alarm implements Runnable {
    private final Duration time;
    private final boolean endsWaiting;
    private final long start = System.nanoTime();
    private Duration usedAtFirst;
    private Duration usedWhenBusy = Duration.ZERO;
    private int waitingLooks;
    private int failedLooks;
    private volatile Why rang;

    Alarm(int seconds, boolean endsWaiting) {
      this.time = Duration.ofSeconds(seconds);
      this.endsWaiting = endsWaiting;
    }

    /** A clock forgets a task that throws an exception, and then nothing would ever be ended. */
    @Override
    public void run() {
      try {
        look();
        failedLooks = 0;
      } catch (Throwable e) {
        if (++failedLooks >= MOST_FAILED_LOOKS) {
          rang = Why.UNWATCHED;
          process.destroyForcibly();
        }
      }
    }

    private void look() {
      if (isBeyond(MOST)) {
        end(Why.OUTGREW);
        return;
      }
      Duration waited = Duration.ofNanos(System.nanoTime() - start);
      if (usedAtFirst == null) {
        usedAtFirst = used(waited);
      } else if (endsWaiting && isWaiting(waited) && ++waitingLooks >= MOST_WAITING_LOOKS) {
        end(Why.WAITED);
      } else if (waited.compareTo(time) >= 0
          && (used(waited).minus(usedAtFirst).plusMillis(FIRST_LOOK).compareTo(time) >= 0
              || waited.compareTo(time.multipliedBy(PATIENCE)) >= 0)) {
        end(Why.LATE);
      }
    }

    /** Whether it does nothing now, as little as before, and not for want of a processor. */
    private boolean isWaiting(Duration waited) {
      Duration used = used(waited);
      if (used.minus(usedWhenBusy).compareTo(NEXT_TO_NOTHING) > 0) {
        usedWhenBusy = used;
        waitingLooks = 0;
        return false;
      }
      return Footprint.isWaiting(process.pid());
    }

    private void end(Why why) {
      if (process.isAlive()) {
        rang = why;
        process.destroyForcibly();
      }
    }

    /** Processor time used; where the system does not say, the worker counts as busy. */
    private Duration used(Duration waited) {
      return Stream.concat(Stream.of(process.toHandle()), process.descendants())
          .map(one -> one.info().totalCpuDuration().orElse(waited))
          .reduce(Duration.ZERO, Duration::plus);
    }
  }

  private static ScheduledExecutorService clock() {
    ScheduledThreadPoolExecutor executor = new ScheduledThreadPoolExecutor(1, daemons("clock"));
    executor.setRemoveOnCancelPolicy(true);
    return executor;
  }

  /** Makes threads that do not keep the program from its end. */
  static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }
}
