package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
import boardwright.export.FeedbackZip;
import boardwright.export.Ids;
import boardwright.export.MoodleWorksheet;
import boardwright.export.MoodleWorksheet.Headings;
import boardwright.submission.Platform;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export moodle DIR WORKSHEET.csv}. */
@Command(
    name = "moodle",
    description = "Fills in Moodle's offline grading worksheet.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export moodle grades worksheet-from-moodle.csv"})
final class ExportMoodle extends PassingCommand {
  @Parameters(index = "0", paramLabel = "DIR", description = "What grade --out wrote.")
  private Path folder;

  @Parameters(index = "1", paramLabel = "WORKSHEET", description = "The worksheet from Moodle.")
  private Path worksheet;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; DIR/moodle.csv if not given.")
  private Path to;

  @Option(
      names = "--grade-column",
      paramLabel = "NAME",
      defaultValue = "Grade",
      description = "The heading of the grades, where it is not '${DEFAULT-VALUE}'.")
  private String grade;

  @Option(
      names = "--feedback-column",
      paramLabel = "NAME",
      defaultValue = "Feedback comments",
      description = "The heading of the comments, where it is not '${DEFAULT-VALUE}'.")
  private String feedback;

  @Option(
      names = "--maximum-column",
      paramLabel = "NAME",
      defaultValue = "Maximum Grade",
      description = "The heading of the most points, where it is not '${DEFAULT-VALUE}'.")
  private String maximum;

  @Option(names = "--rescale", description = "Convert the points, if Moodle's maximum is another.")
  private boolean rescale;

  @Option(
      names = "--feedback",
      description =
          "Also write DIR/moodle-feedback.zip: a page for each student, to upload at once.")
  private boolean zip;

  @Override
  protected void run() throws IOException {
    FinishedRun run = FinishedRun.read(folder, session);
    GradeFile file = new GradeFile(worksheet);
    file.write(
        MoodleWorksheet.fill(
            file.read(),
            new Headings(grade, feedback, maximum),
            run.grades(Platform.MOODLE, rescale),
            run.lab(),
            Instant.now()),
        TargetFile.of(to, folder.resolve("moodle.csv")),
        run,
        session);
    if (zip) {
      FeedbackFile.write(
          FeedbackZip.moodle(
              run.graded(),
              Ids.of(run.run().facts().source(), Platform.MOODLE),
              FeedbackFile.pages(folder)),
          folder.resolve("moodle-feedback.zip"),
          run,
          session);
    }
  }
}
