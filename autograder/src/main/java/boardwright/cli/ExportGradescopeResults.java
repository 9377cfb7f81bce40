package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.export.GradescopeResults;
import boardwright.export.GradescopeResults.Circumstances;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** {@code export gradescope-results DIR}, which the autograder on Gradescope calls. */
@Command(
    name = "gradescope-results",
    description = "Prints Gradescope's results.json for a run of one submission.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export gradescope-results grades"})
final class ExportGradescopeResults extends PassingCommand {
  @Parameters(paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  @Option(
      names = "--metadata",
      paramLabel = "FILE",
      description = "Gradescope's submission_metadata.json, for the due date.")
  private Path metadata;

  @Option(names = "--seconds", paramLabel = "N", description = "How long the grading took.")
  private BigDecimal seconds;

  @Override
  protected void run() throws IOException {
    FinishedRun run = FinishedRun.read(folder, session);
    session
        .out()
        .print(
            GradescopeResults.of(
                run.only().report(), run.lab(), Instant.now(), new Circumstances(due(), seconds)));
  }

  /** When the work is due; null where the file is not there or does not say. */
  private Instant due() throws IOException {
    if (metadata == null || !Files.isRegularFile(metadata)) {
      return null;
    }
    try {
      String due =
          JsonMapper.shared()
              .readTree(Files.readString(metadata))
              .path("assignment")
              .path("due_date")
              .asString("");
      return due.isEmpty() ? null : OffsetDateTime.parse(due).toInstant();
    } catch (JacksonException | DateTimeException e) {
      return null;
    }
  }
}
