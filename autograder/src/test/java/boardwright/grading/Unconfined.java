package boardwright.grading;

import boardwright.sandbox.Sandbox;
import java.io.IOException;

/** Starts compilers and workers without a sandbox, each a process of its own. */
final class Unconfined {
  private Unconfined() {}

  static Worker compiler() throws IOException {
    return Workers.PROCESSES.compiler(false, Sandbox.NONE);
  }

  static Worker worker() throws IOException {
    return Workers.PROCESSES.worker(false, Sandbox.NONE);
  }
}
