package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
import boardwright.diagnosis.Misconceptions;
import boardwright.html.ClassPages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export page DIR --anonymous}. */
@Command(
    name = "page",
    description = "Writes the page of the class without names, for a talk or a colleague.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export page grades --anonymous --to class.html"})
final class ExportPage extends PassingCommand {
  @Parameters(paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  @Option(
      names = "--anonymous",
      required = true,
      description = "Numbers in no order instead of names; no links, and no hidden checks.")
  private boolean anonymous;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; DIR/anonymous.html if not given.")
  private Path to;

  @Override
  protected void run() {
    FinishedRun run = FinishedRun.read(folder, session);
    String page =
        ClassPages.anonymous(run.lab(), run.graded(), Misconceptions.of(run.lab()), Instant.now());
    TargetFile target = TargetFile.of(to, folder.resolve("anonymous.html"));
    target.write(path -> Files.writeString(path, page));
    session.print("page without names: " + target);
  }
}
