package boardwright.cli;

import boardwright.command.CommandRunner;
import boardwright.command.PassingCommand;
import boardwright.export.GradescopeResults;
import boardwright.export.GradescopeResults.Circumstances;
import boardwright.export.PrairieLearnResults;
import boardwright.grading.Report;
import boardwright.intake.Intake;
import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.platform.Origin;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.report.JunitXml;
import boardwright.submission.LazySubmission;
import boardwright.submission.Platform;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A program of its own, which the exported script {@code grade-one} calls: grades one hand-in and
 * writes the result as a platform reads it, in one process. Where the grader fails, it writes
 * nothing.
 */
@Command(
    name = "grade-one",
    description = "Grades one hand-in, and writes its result as a platform reads it.",
    mixinStandardHelpOptions = true)
public final class GradeOne extends PassingCommand {
  /** The forms of results. */
  enum Form {
    GRADESCOPE,
    PRAIRIELEARN,
    JUNIT
  }

  @Parameters(index = "0", paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Parameters(
      index = "1",
      paramLabel = "FOLDER",
      description = "A folder with nothing in it but the hand-in: a folder or an archive.")
  private Path folder;

  @Option(
      names = "--form",
      required = true,
      paramLabel = "FORM",
      description = "gradescope, prairielearn or junit.")
  private String form;

  @Option(names = "--to", required = true, paramLabel = "FILE", description = "Where it goes.")
  private Path to;

  @Option(
      names = "--seed",
      required = true,
      paramLabel = "N",
      description = "What the random boards are drawn from.")
  private long seed;

  @Option(
      names = "--metadata",
      paramLabel = "FILE",
      description = "Gradescope's submission_metadata.json, for the due date.")
  private Path metadata;

  /** Grades, and exits with the command's code. */
  public static void main(String[] args) {
    CommandRunner.start(GradeOne.class, args);
  }

  @Override
  protected void run() throws IOException, InterruptedException {
    Instant begin = Instant.now();
    Form wanted = form();
    Lab of = session.lab(lab);
    Origin plain =
        new Origin(
            Optional.empty(),
            Optional.of(Platform.PLAIN),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    List<Report> reports = new ArrayList<>();
    try (IntakeResult taken = Intake.take(List.of(folder), of, new IntakeRequest(plain))) {
      if (taken.all().size() != 1) {
        throw new WrongCallException(folder + ": expected one hand-in");
      }
      SandboxChoice.ifPossible(session)
          .graders(session, 1)
          .grade(
              of,
              taken.all(),
              seed,
              session::remark,
              (submission, report, sandbox) -> reports.add(report));
      Report report = reports.get(0);
      if (report.status() != Report.Status.GRADED) {
        throw new IllegalStateException(String.join(" ", report.noteTexts()));
      }
      Files.writeString(to, text(wanted, report, of, taken.all().get(0), begin));
    }
  }

  private String text(Form wanted, Report report, Lab of, LazySubmission handIn, Instant begin) {
    Instant now = Instant.now();
    return switch (wanted) {
      case GRADESCOPE -> {
        BigDecimal seconds = BigDecimal.valueOf(Duration.between(begin, now).toMillis(), 3);
        yield GradescopeResults.of(report, of, now, new Circumstances(due(), seconds));
      }
      case PRAIRIELEARN -> PrairieLearnResults.of(report, of, now, handIn.hasSources());
      case JUNIT -> JunitXml.of(report.without(check -> of.hides(check, now)));
    };
  }

  private Form form() {
    for (Form one : Form.values()) {
      if (one.name().equalsIgnoreCase(form)) {
        return one;
      }
    }
    throw new WrongCallException(
        "--form %s: expected gradescope, prairielearn or junit".formatted(form));
  }

  /** When the work is due; null where the file is not there or does not say. */
  private Instant due() {
    if (metadata == null || !Files.isRegularFile(metadata)) {
      return null;
    }
    try {
      String due =
          JsonMapper.shared().readTree(metadata).path("assignment").path("due_date").asString("");
      return due.isEmpty() ? null : OffsetDateTime.parse(due).toInstant();
    } catch (JacksonException | DateTimeException e) {
      return null;
    }
  }
}
