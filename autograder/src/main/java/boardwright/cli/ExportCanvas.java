package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
import boardwright.export.CanvasGradebook;
import boardwright.export.FeedbackZip;
import boardwright.submission.Platform;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export canvas DIR GRADEBOOK.csv}. */
@Command(
    name = "canvas",
    description = "Fills in Canvas's gradebook.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export canvas grades gradebook-from-canvas.csv"})
final class ExportCanvas extends PassingCommand {
  @Parameters(index = "0", paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  @Parameters(index = "1", paramLabel = "GRADEBOOK", description = "The gradebook from Canvas.")
  private Path gradebook;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; DIR/canvas.csv if not given.")
  private Path to;

  @Option(
      names = "--assignment",
      paramLabel = "TITLE",
      description = "The title or the number of the assignment, if the file has several.")
  private String assignment;

  @Option(names = "--rescale", description = "Convert the points, if Canvas's maximum is another.")
  private boolean rescale;

  @Option(
      names = "--feedback",
      paramLabel = "DOWNLOAD",
      description = "Also write DIR/canvas-feedback.zip, for the download that was graded.")
  private Path download;

  @Override
  protected void run() throws IOException {
    FinishedRun run = FinishedRun.read(folder, session);
    GradeFile file = new GradeFile(gradebook);
    file.write(
        CanvasGradebook.fill(file.read(), assignment, run.grades(Platform.CANVAS, rescale)),
        TargetFile.of(to, folder.resolve("canvas.csv")),
        run,
        session);
    if (download != null) {
      FeedbackFile.write(
          FeedbackZip.canvas(
              run.graded(),
              FeedbackFile.download(download),
              FeedbackFile.pages(folder),
              run.lab(),
              Instant.now()),
          folder.resolve("canvas-feedback.zip"),
          run,
          session);
    }
  }
}
