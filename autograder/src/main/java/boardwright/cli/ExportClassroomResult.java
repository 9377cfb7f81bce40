package boardwright.cli;

import boardwright.export.ClassroomResult;
import boardwright.grading.Report;
import java.nio.file.Path;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code export classroom-result DIR}, which the workflow on GitHub calls. */
@Command(
    name = "classroom-result",
    description = "Prints GitHub Classroom's result for a run of one submission.",
    mixinStandardHelpOptions = true)
final class ExportClassroomResult implements CommandCalls {
  private final Session session;

  @Parameters(paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  ExportClassroomResult(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    FinishedRun run = FinishedRun.read(folder, session);
    Report report = run.only().report();
    session.out().println(ClassroomResult.encoded(report, run.lab(), Instant.now()));
    if (!report.isSettled()) {
      // so that the workflow ends here, and counts nothing
      session.err().println("The grader failed, not the student: nothing is counted.");
      return ExitCode.GRADER_FAILED;
    }
    return ExitCode.ALL_PASSED;
  }
}
