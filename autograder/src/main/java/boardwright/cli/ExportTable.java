package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
import boardwright.export.GradeTable;
import boardwright.submission.Platform;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export table FILE.csv --run DIR --column NAME}. */
@Command(
    name = "table",
    description = "Fills a column of any CSV file that has a line for each student.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export table class.csv --run grades --column Points"})
final class ExportTable extends PassingCommand {
  @Parameters(paramLabel = "FILE", description = "The table, with headings in its first line.")
  private Path table;

  @Option(
      names = "--run",
      required = true,
      paramLabel = "DIR",
      description = "What grade --out wrote.")
  private Path folder;

  @Option(
      names = "--column",
      required = true,
      paramLabel = "NAME",
      description = "The heading of the column that gets the grades.")
  private String column;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; DIR/table.csv if not given.")
  private Path to;

  @Override
  protected void run() throws IOException {
    FinishedRun run = FinishedRun.read(folder, session);
    GradeFile file = new GradeFile(table);
    file.write(
        GradeTable.fill(file.read(), column, run.grades(Platform.PLAIN, false)),
        TargetFile.of(to, folder.resolve("table.csv")),
        run,
        session);
  }
}
