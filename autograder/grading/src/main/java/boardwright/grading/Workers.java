package boardwright.grading;

import boardwright.sandbox.Sandbox;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;

/** Starts compilers and workers. It is passed in where grading begins. */
public interface Workers {
  /** Each is a separate process. */
  Workers PROCESSES =
      new Workers() {
        @Override
        public Worker compiler(boolean shortLived, Sandbox sandbox) throws IOException {
          return WorkerProcess.start(WorkerCommand.compiler(shortLived, sandbox));
        }

        @Override
        public Worker worker(boolean shortLived, Sandbox sandbox) throws IOException {
          return WorkerProcess.start(WorkerCommand.worker(shortLived, sandbox));
        }
      };

  /**
   * Starts a compiler.
   *
   * @param shortLived whether it will serve few submissions, so that starting matters most
   * @param sandbox what is put around it
   */
  Worker compiler(boolean shortLived, Sandbox sandbox) throws IOException;

  /** Starts a worker, likewise. */
  Worker worker(boolean shortLived, Sandbox sandbox) throws IOException;

  /** The memory of the machine in bytes or, in a container, of that: all workers share it. */
  static long memory() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? system.getTotalMemorySize()
        : Long.MAX_VALUE;
  }
}
