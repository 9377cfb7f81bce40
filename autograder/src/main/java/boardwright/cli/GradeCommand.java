package boardwright.cli;

import boardwright.grading.Report;
import boardwright.grading.Run;
import boardwright.html.ClassPages;
import boardwright.intake.Submission;
import boardwright.intake.Taken;
import boardwright.lab.Lab;
import boardwright.report.ClassTable;
import boardwright.report.Gradebook;
import boardwright.report.ReportJson;
import boardwright.run.Graded;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.SplittableRandom;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grade LAB PATH… --out DIR}. */
@Command(
    name = "grade",
    description = "Grades what a class handed in: folders, zips, downloads of platforms.",
    mixinStandardHelpOptions = true)
final class GradeCommand implements CommandCalls {
  private final Session session;

  @Parameters(index = "0", paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PATH",
      description =
          "A folder of sources, a zip, a folder of such folders and zips, or the download of a"
              + " learning platform.")
  private List<Path> paths;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "Where gradebook.csv and a report for each submission go.")
  private Path out;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many workers grade at a time; the number of cores if not given.")
  private Integer threads;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "What the random boards are drawn from; drawn anew if not given.")
  private Long seed;

  @Mixin private IntakeOptions intake;

  @Option(
      names = "--sandbox",
      paramLabel = "KIND",
      defaultValue = "auto",
      description =
          "What is put around the workers: auto (the default: bubblewrap, but for hand-ins that"
              + " ship with Boardwright), bwrap, or none.")
  private String sandbox;

  GradeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    int workers = threads != null ? threads : Runtime.getRuntime().availableProcessors();
    if (workers < 1) {
      throw new WrongCallException("--threads " + workers + ": expected 1 or more");
    }
    Lab graded = session.lab(lab);
    Taken taken = intake.take(paths, graded, out);
    List<Submission> submissions = taken.submissions();
    Shelter shelter = Shelter.of(sandbox, graded, submissions);
    createOut();
    IntakeOptions.say(taken, session);
    long drawn = seed != null ? seed : new SplittableRandom().nextInt(1_000_000);
    List<Report> reports;
    RunFolder run = RunFolder.write(out);
    try (run;
        ProgressBar bar = bar(submissions.size())) {
      reports =
          Run.grade(
              graded,
              submissions,
              drawn,
              workers,
              shelter.sandbox(),
              report -> {
                write(report);
                if (bar != null) {
                  bar.step();
                }
              });
      run.keep(new RunFacts(graded.id(), drawn, "", ""));
      for (int i = 0; i < reports.size(); i++) {
        run.keep(new Graded("", submissions.get(i), reports.get(i)));
      }
      ClassPages.write(run, graded, ZonedDateTime.now(ZoneId.systemDefault()));
    }
    Path gradebook = out.resolve("gradebook.csv");
    Files.writeString(gradebook, Gradebook.of(reports));
    session.out().print(ClassTable.of(reports));
    session.out().println();
    session
        .out()
        .println(
            "%d %s graded out of %s points, seed %d"
                .formatted(
                    reports.size(),
                    reports.size() == 1 ? "submission" : "submissions",
                    graded.manifest().scale().toPlainString(),
                    drawn));
    session.out().println("sandbox:    " + shelter.said());
    session.out().println("gradebook:  " + gradebook);
    session
        .out()
        .println(
            "reports:    "
                + out.resolve(reports.get(0).submission()).resolve("report.json")
                + (reports.size() > 1 ? " …" : ""));
    return ExitCode.ALL_PASSED;
  }

  private void createOut() {
    if (Files.exists(out) && !Files.isDirectory(out)) {
      throw new WrongCallException(
          "--out %s: expected a folder for the reports, but this is a file".formatted(out));
    }
    try {
      Files.createDirectories(out);
    } catch (IOException e) {
      throw new WrongCallException("--out %s: this folder cannot be made".formatted(out));
    }
    if (!Files.isWritable(out)) {
      throw new WrongCallException("--out %s: nothing can be written there".formatted(out));
    }
  }

  private void write(Report report) {
    try {
      Path folder = Files.createDirectories(out.resolve(report.submission()));
      Files.writeString(folder.resolve("report.json"), ReportJson.of(report));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A bar for long runs on a terminal; null elsewhere. */
  private static ProgressBar bar(int submissions) {
    return submissions < 8 || System.console() == null
        ? null
        : new ProgressBarBuilder()
            .setTaskName("grading")
            .setInitialMax(submissions)
            .setStyle(ProgressBarStyle.ASCII)
            .setMaxRenderedLength(79)
            .build();
  }
}
