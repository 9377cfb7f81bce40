package boardwright.grading;

import boardwright.sandbox.Sandbox;
import java.io.Closeable;
import java.io.IOException;

/**
 * A compiler and a worker that are started before anybody knows what they will be asked: starting
 * takes longest. They are for one submission, the learner's own, and are ended if nobody took them.
 */
public final class EarlyStart implements Closeable {
  private Worker compiler;
  private Worker worker;

  private EarlyStart() {}

  /** Starts them now. */
  public static EarlyStart now() {
    EarlyStart early = new EarlyStart();
    try {
      early.compiler = anotherCompiler();
      early.worker = anotherWorker();
    } catch (IOException e) {
      // said when it is needed
    }
    return early;
  }

  /** Starts each when it is taken. */
  public static EarlyStart later() {
    return new EarlyStart();
  }

  /** The compiler, or another one if it was taken before. */
  Worker takeCompiler() throws IOException {
    Worker taken = compiler != null ? compiler : anotherCompiler();
    compiler = null;
    return taken;
  }

  /** The worker, likewise. */
  Worker takeWorker() throws IOException {
    Worker taken = worker != null ? worker : anotherWorker();
    worker = null;
    return taken;
  }

  private static Worker anotherCompiler() throws IOException {
    return WorkerProcess.start(WorkerCommand.compiler(true, Sandbox.NONE));
  }

  private static Worker anotherWorker() throws IOException {
    return WorkerProcess.start(WorkerCommand.worker(true, Sandbox.NONE));
  }

  @Override
  public void close() {
    if (compiler != null) {
      compiler.kill();
    }
    if (worker != null) {
      worker.kill();
    }
  }
}
