package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
import boardwright.grading.Report;
import boardwright.lab.WrongCallException;
import boardwright.report.JunitXml;
import boardwright.run.Graded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export junit DIR}. */
@Command(
    name = "junit",
    description = "Writes a test report in XML for each submission, as build servers read them.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export junit grades --to reports"})
final class ExportJunit extends PassingCommand {
  @Parameters(paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      description = "Where they go; DIR/junit if not given.")
  private Path to;

  @Option(names = "--hidden", description = "With the checks that students do not see now.")
  private boolean hidden;

  @Override
  protected void run() {
    FinishedRun run = FinishedRun.read(folder, session);
    Path target = to == null ? folder.resolve("junit") : to;
    if (Files.exists(target) && !Files.isDirectory(target)) {
      throw new WrongCallException(target + ": expected a folder, but this is a file");
    }
    new TargetFile(target).write(path -> write(run, path));
    session.print(
        "%d %s written: %s"
            .formatted(
                run.graded().size(), run.graded().size() == 1 ? "report" : "reports", target));
  }

  private void write(FinishedRun run, Path target) throws IOException {
    Files.createDirectories(target);
    Instant now = Instant.now();
    for (Graded graded : run.graded()) {
      Report report =
          hidden ? graded.report() : graded.report().without(check -> run.lab().hides(check, now));
      Files.writeString(
          target.resolve("TEST-" + graded.submission().id() + ".xml"), JunitXml.of(report));
    }
  }
}
