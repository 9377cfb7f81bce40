package boardwright.grading;

import boardwright.sandbox.Sandbox;
import java.io.Closeable;
import java.io.IOException;

/**
 * A worker that is started before anybody knows what it will be asked: starting takes longest. It
 * is for one submission, the learner's own, and is ended if nobody took it.
 */
public final class EarlyWorker implements Closeable {
  private Worker worker;

  private EarlyWorker(Worker worker) {
    this.worker = worker;
  }

  /** Starts a worker now. */
  public static EarlyWorker start() {
    try {
      return new EarlyWorker(another());
    } catch (IOException e) {
      return later(); // said when it is needed
    }
  }

  /** Starts a worker when it is taken. */
  public static EarlyWorker later() {
    return new EarlyWorker(null);
  }

  /** The worker, or another one if it was taken before. */
  Worker take() throws IOException {
    Worker taken = worker != null ? worker : another();
    worker = null;
    return taken;
  }

  private static Worker another() throws IOException {
    return WorkerProcess.start(WorkerCommand.here(true, Sandbox.NONE));
  }

  @Override
  public void close() {
    if (worker != null) {
      worker.kill();
    }
  }
}
