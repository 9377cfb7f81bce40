package boardwright.cli;

import boardwright.command.ExitCode;
import boardwright.command.SessionCommand;
import boardwright.lab.WrongCallException;
import boardwright.similarity.SimilarityException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code similarity DIR}. */
@Command(
    name = "similarity",
    description = "Compares the hand-ins of a run with each other, with JPlag.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright similarity grades"})
final class SimilarityCommand extends SessionCommand {
  @Parameters(paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  @Option(
      names = "--base",
      paramLabel = "FOLDER",
      description = "Java files that you gave to everybody, and that count for nothing.")
  private Path base;

  @Option(
      names = "--old",
      paramLabel = "PATH",
      description =
          "A class of before, as grade takes it; may be given more than once. The lab's published"
              + " answers are always compared.")
  private List<Path> old = List.of();

  @Override
  public Integer call() throws IOException, InterruptedException {
    FinishedRun run = FinishedRun.read(folder, session);
    if (base != null && !Files.isDirectory(base)) {
      throw new WrongCallException("--base " + base + ": no such folder");
    }
    try {
      new SimilarHandIns(session).compare(run, base, old);
    } catch (SimilarityException e) {
      session.remark(e.getMessage());
      return ExitCode.GRADER_FAILED;
    }
    return ExitCode.ALL_PASSED;
  }
}
