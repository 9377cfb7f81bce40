package boardwright.cli;

import boardwright.grading.Correction;
import boardwright.html.ClassPages;
import boardwright.intake.Submission;
import boardwright.intake.Taken;
import boardwright.lab.Lab;
import boardwright.report.ClassTable;
import boardwright.run.Graded;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.run.RunFolderException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
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

  @Option(
      names = "--corrections",
      paramLabel = "FILE",
      description =
          "A CSV with an instructor's decisions: submission, check, points, remark. Once read they"
              + " stay until another file is given.")
  private Path corrections;

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
    Map<String, List<Correction>> decided =
        corrections == null ? null : CorrectionsFile.read(corrections, graded, submissions);
    try (RunFolder folder = RunFolder.write(out)) {
      IntakeOptions.say(taken, session);
      // a run that was cut short goes on with what it drew
      Long earlier =
          folder
              .facts()
              .filter(facts -> facts.lab().equals(graded.id()))
              .map(RunFacts::seed)
              .orElse(null);
      long drawn =
          seed != null
              ? seed
              : earlier != null ? earlier : new SplittableRandom().nextInt(1_000_000);
      RunFacts facts =
          new RunFacts(
              graded.id(),
              drawn,
              taken.source(),
              shelter.said(),
              submissions.stream().map(Submission::id).toList());
      ClassRun run = new ClassRun(graded, folder, facts, shelter, workers);
      List<Graded> all = run.grade(submissions, decided);
      print(all, run.kept(), facts, graded);
    } catch (RunFolderException e) {
      throw new WrongCallException("--out " + e.getMessage());
    }
    return ExitCode.ALL_PASSED;
  }

  private void print(List<Graded> all, int kept, RunFacts facts, Lab graded) {
    PrintStream to = session.out();
    to.print(ClassTable.of(all.stream().map(Graded::report).toList()));
    to.println();
    to.println(
        "%d %s graded out of %s points, seed %d"
            .formatted(
                all.size(),
                all.size() == 1 ? "submission" : "submissions",
                graded.manifest().scale().toPlainString(),
                facts.seed()));
    if (kept > 0) {
      to.println("%d of them had been graded before, and nothing changed".formatted(kept));
    }
    to.println("sandbox:    " + facts.sandbox());
    to.println("the class:  " + out.resolve(ClassPages.INDEX));
    to.println("gradebook:  " + out.resolve("gradebook.csv"));
    Path first = out.resolve(all.get(0).submission().id());
    to.println("reports:    " + first.resolve(ClassPages.REPORT) + (all.size() > 1 ? " …" : ""));
  }
}
