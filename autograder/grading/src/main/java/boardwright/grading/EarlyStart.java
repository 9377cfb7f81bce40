package boardwright.grading;

import boardwright.sandbox.Sandbox;
import java.io.Closeable;
import java.io.IOException;

/**
 * Starts a compiler and a worker before anybody knows what they will be asked: starting takes
 * longest. They have no sandbox, so they are for the learner's own submission. Whatever else is
 * asked for is started then, and the two are ended if nobody took them.
 */
public final class EarlyStart implements Workers, Closeable {
  private Worker compiler;
  private Worker worker;

  /** Starts them now. */
  public EarlyStart() {
    try {
      compiler = PROCESSES.compiler(true, Sandbox.NONE);
      worker = PROCESSES.worker(true, Sandbox.NONE);
    } catch (IOException e) {
      // said when it is needed
    }
  }

  @Override
  public Worker compiler(boolean shortLived, Sandbox sandbox) throws IOException {
    if (compiler == null || !sandbox.equals(Sandbox.NONE)) {
      return PROCESSES.compiler(shortLived, sandbox);
    }
    Worker taken = compiler;
    compiler = null;
    return taken;
  }

  @Override
  public Worker worker(boolean shortLived, Sandbox sandbox) throws IOException {
    if (worker == null || !sandbox.equals(Sandbox.NONE)) {
      return PROCESSES.worker(shortLived, sandbox);
    }
    Worker taken = worker;
    worker = null;
    return taken;
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
