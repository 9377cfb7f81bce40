package boardwright.grading;

import boardwright.sandbox.Sandbox;
import java.io.IOException;

/** Starts compilers and workers without a sandbox, each its own process. */
final class Unconfined {
  private Unconfined() {}

  static Worker compiler() throws IOException {
    return WorkerProcess.start(WorkerCommand.compiler(false, Sandbox.NONE));
  }

  static Worker worker() throws IOException {
    return WorkerProcess.start(WorkerCommand.worker(false, Sandbox.NONE));
  }
}
