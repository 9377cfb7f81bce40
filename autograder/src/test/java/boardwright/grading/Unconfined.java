package boardwright.grading;

import boardwright.install.Installation;
import boardwright.sandbox.Sandbox;
import java.io.IOException;

/**
 * Starts compilers and workers without a sandbox, each its own process, as quickly as the launcher
 * does.
 */
final class Unconfined {
  private Unconfined() {}

  static Worker compiler() throws IOException {
    return start(WorkerCommand.compiler(false, Sandbox.NONE));
  }

  static Worker worker() throws IOException {
    return start(WorkerCommand.worker(false, Sandbox.NONE));
  }

  private static Worker start(WorkerCommand command) throws IOException {
    return WorkerProcess.start(new WorkerCommand(Installation.quick(command.line())));
  }
}
