package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.protocol.Wire;
import java.io.IOException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** A worker as a process, with a clock that only this side can see. */
final class WorkerProcess implements Worker {
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
    AtomicBoolean late = new AtomicBoolean();
    ScheduledFuture<?> alarm =
        CLOCK.schedule(
            () -> {
              late.set(true);
              process.destroyForcibly();
            },
            seconds,
            TimeUnit.SECONDS);
    try {
      wire.send((Record) request);
      Answer answer = wire.receive(Answer.class);
      if (answer == null) {
        throw new WorkerLostException(late.get());
      }
      return answer;
    } catch (IOException e) {
      kill();
      throw new WorkerLostException(late.get());
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
