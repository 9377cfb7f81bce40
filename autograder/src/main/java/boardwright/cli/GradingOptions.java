package boardwright.cli;

import boardwright.command.Session;
import boardwright.grading.Workers;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.run.Graders;
import boardwright.submission.LazySubmission;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a command that grades a class. */
final class GradingOptions {
  private static final long GIGABYTE = 1L << 30;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many workers grade at a time. If not given: one for each core, but no more than one"
              + " for each gigabyte of memory.")
  private Integer threads;

  @Mixin private SandboxOption sandbox;

  /** How many workers grade at a time. */
  int workers() {
    int workers = threads != null ? threads : fitting(availableProcessors(), Workers.memory());
    if (workers < 1) {
      throw new WrongCallException("--threads " + workers + ": expected 1 or more");
    }
    return workers;
  }

  /**
   * As many workers as have a core, and memory for themselves and their part of a compiler.
   *
   * @param bytes memory of the machine
   */
  static int fitting(int cores, long bytes) {
    return (int) Math.max(1, Math.min(cores, bytes / GIGABYTE));
  }

  private static int availableProcessors() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** What is put around workers that will run anybody's code. */
  SandboxChoice sandboxForAnybody(Session session) {
    return sandbox.forAnybody(session);
  }

  /**
   * What grades these submissions.
   *
   * @throws WrongCallException if there is no sandbox, and it was not asked for by {@code none}
   */
  Graders graders(Session session, Lab lab, List<LazySubmission> submissions) {
    return sandbox.sandbox(session, lab, submissions).graders(session, workers());
  }
}
