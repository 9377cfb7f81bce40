package boardwright.cli;

import boardwright.command.ErrorMessages;
import boardwright.command.PassingCommand;
import boardwright.command.Session;
import boardwright.decisions.Decisions;
import boardwright.decisions.History;
import boardwright.gradebook.ClassTable;
import boardwright.gradebook.GradeChanges;
import boardwright.grading.Report;
import boardwright.html.ClassPages;
import boardwright.intake.IntakeResult;
import boardwright.intake.files.FileNames;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.run.Graded;
import boardwright.run.Graders;
import boardwright.run.Run;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.run.RunFolderException;
import boardwright.submission.LazySubmission;
import boardwright.text.Printable;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code grade LAB PATH… --out DIR}. */
@Command(
    name = "grade",
    description = "Grades what a class handed in: folders, zips, downloads of platforms.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright grade checkerboard download.zip --out grades",
      "  boardwright grade checkerboard ada.zip bob/ --out grades --threads 2"
    })
final class GradeCommand extends PassingCommand {
  /** How many hand-ins are named that have no source. */
  private static final int MOST_NAMED = 10;

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
      names = "--seed",
      paramLabel = "N",
      description = "What the random boards are drawn from; chosen at random if not given.")
  private Long seed;

  @Option(
      names = "--only",
      description =
          "Students who are in the run and not in this call leave it. Without it they stay.")
  private boolean only;

  @Mixin private IntakeOptions intake;

  @Mixin private DecisionOptions deciding;

  @Mixin private GradingOptions grading;

  @Mixin private final QueueOption queue = new QueueOption();

  @Option(
      names = "--similarity",
      description = "Compares the hand-ins with each other afterwards, as the command similarity.")
  private boolean similarity;

  @Override
  protected void run() throws InterruptedException {
    Lab own = session.lab(lab);
    refuseAmongHandIns();
    refuseAnotherLab(own);
    History before = history(own);
    History ofRun = deciding.ofRun(before, own);
    Lab graded = session.lab(own.id(), Decisions.settings(ofRun));
    Decisions known = new Decisions(graded, ofRun);
    Optional<ZoneId> zone = known.zone().or(() -> known.deadline().map(due -> due.at().getZone()));
    try (queue;
        IntakeResult taken = intake.take(paths, graded, out, zone, kept(graded))) {
      List<String> remarks = new ArrayList<>(taken.remarks());
      History after = deciding.ofStudents(ofRun, graded, taken.all(), remarks::add);
      List<String> kept = new Decisions(graded, before).ofRun();
      if (!kept.isEmpty()) {
        remarks.add("As in the run before: %s.".formatted(String.join(", ", kept)));
      }
      grade(taken, remarks, before, new DecidedRun(graded, after, deciding.name()));
    }
  }

  /** What was decided on the run before this call. */
  private History history(Lab graded) {
    // where what was kept of the whole is damaged, nothing says whether lines are missing
    return earlierRun().map(there -> there.history(graded)).orElseGet(() -> History.of(out));
  }

  private void grade(IntakeResult taken, List<String> remarks, History known, DecidedRun decided)
      throws InterruptedException {
    List<LazySubmission> submissions = taken.all();
    Lab graded = decided.lab();
    grading.workers(); // a wrong number is refused, also where there is nothing to grade
    Supplier<Graders> graders =
        () ->
            queue
                .graders(graded, out)
                .orElseGet(() -> grading.graders(session, graded, submissions));
    if (!RunFolder.isKnown(out)) {
      Graders now = graders.get(); // where it refuses, no folder is made
      graders = () -> now;
    }
    List<String> ids = submissions.stream().map(each -> each.head().id()).toList();
    Set<String> now = new HashSet<>(ids);
    now.removeAll(taken.carried());
    List<String> written =
        Stream.concat(Stream.of(RunFiles.GRADEBOOK, ClassPages.INDEX, History.FILE), ids.stream())
            .toList();
    RunFolder.refuseForeign(out, written);
    try (RunFolder folder = RunFolder.openToWrite(out)) {
      refuseChanged(known, decided.own());
      session.remark(taken.line());
      remarks.forEach(session::remark);
      remarkOnCarried(taken.carried());
      RunFacts facts = new RunFacts(graded.id(), seed(folder), taken.source(), ids, false);
      List<Graded> before = lastFinished(folder);
      Run.Outcome outcome;
      try (RunFiles files = new RunFiles(graded, folder, ids.size(), session::remark)) {
        outcome = decided.grade(folder, facts, graders, files, submissions, now, before);
      }
      remarkOnLeftOver(folder);
      print(outcome, before, facts, graded, submissions);
      if (similarity) {
        compare(new FinishedRun(folder, graded, outcome.graded()));
      }
    }
  }

  /** What is kept of the run that this call goes on with, without what is damaged. */
  private IntakeOptions.Kept kept(Lab graded) {
    Optional<RunFolder> run = earlierRun().filter(there -> there.facts().lab().equals(graded.id()));
    List<String> in = run.map(there -> there.facts().submissions()).orElse(List.of());
    List<LazySubmission> submissions = new ArrayList<>();
    run.ifPresent(
        there ->
            Stream.concat(in.stream(), there.known().stream().filter(id -> !in.contains(id)))
                .forEach(id -> add(there, id, submissions)));
    return new IntakeOptions.Kept(submissions, only ? List.of() : in);
  }

  private static void add(RunFolder run, String id, List<LazySubmission> submissions) {
    try {
      run.submission(id).ifPresent(submissions::add);
    } catch (RunFolderException e) {
      // damaged: it is graded again, or a line at the end names its folder
    }
  }

  private void remarkOnCarried(List<String> carried) {
    if (!carried.isEmpty()) {
      session.remark(
          "Not in this call, and still in the run: %s. With --only they leave it."
              .formatted(Printable.listed(carried)));
    }
  }

  /** A folder for the reports may lie beside the hand-ins: not around them, and in none of them. */
  private void refuseAmongHandIns() {
    Path to = real(out);
    for (Path path : paths) {
      Path from = real(path);
      if (from.startsWith(to) || to.getParent() == null) {
        throw new WrongCallException(
            "--out %s: what was handed in lies there (%s). Give a folder that holds nothing else."
                .formatted(out, path));
      }
      boolean beside = from.equals(to.getParent()) && !holdsHandIn(to);
      if (to.startsWith(from) && !beside) {
        throw new WrongCallException(
            "--out %s: this folder is part of what was handed in (%s). Give a new folder elsewhere."
                .formatted(out, path));
      }
    }
  }

  /** Whether sources or archives lie in a folder, and no reports. */
  private static boolean holdsHandIn(Path folder) {
    if (!Files.isDirectory(folder) || RunFolder.isKnown(folder)) {
      return false;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .anyMatch(name -> FileNames.isSource(name) || FileNames.isArchive(name));
    } catch (IOException | UncheckedIOException e) {
      return true; // whatever cannot be read is no place to write to
    }
  }

  /** A path without links, as far as it is there. */
  private static Path real(Path path) {
    Path whole = path.toAbsolutePath();
    for (Path there = whole; there.getNameCount() > 0; there = there.getParent()) {
      try {
        Path real = there.toRealPath();
        int known = there.getNameCount();
        return known == whole.getNameCount()
            ? real
            : real.resolve(whole.subpath(known, whole.getNameCount())).normalize();
      } catch (IOException e) {
        // it will be made in the folder above
      }
    }
    return whole.normalize();
  }

  /** Since the folder was opened, no other process could write; before that, one may have. */
  private void refuseChanged(History known, Lab own) {
    if (!history(own).decisions().equals(known.decisions())) {
      throw new WrongCallException(
          "%s: somebody decided on this run while the hand-ins were read. Run the same command again."
              .formatted(out));
    }
  }

  /** What is decided and remembered in the folder of one lab is none of another's business. */
  private void refuseAnotherLab(Lab graded) {
    String known = earlierRun().map(there -> there.facts().lab()).orElse(graded.id());
    if (!known.equals(graded.id())) {
      throw new WrongCallException(
          "%s: this folder has the reports of lab '%s'; give another one for '%s'."
              .formatted(out, known, graded.id()));
    }
  }

  /** The run that is there; empty if there is none, or what was kept of the whole is damaged. */
  private Optional<RunFolder> earlierRun() {
    try {
      return RunFolder.isKnown(out) ? Optional.of(RunFolder.openToRead(out)) : Optional.empty();
    } catch (RunFolderException e) {
      return Optional.empty(); // what each hand-in remembers says itself which lab it is of
    }
  }

  /** What the last run here came to; nothing if there was none that came to its end. */
  private static List<Graded> lastFinished(RunFolder folder) {
    try {
      return folder.hasRun() ? folder.lastFinished() : List.of();
    } catch (RunFolderException e) {
      return List.of();
    }
  }

  /** Pages that a student may be given by mistake. */
  private void remarkOnLeftOver(RunFolder folder) {
    List<String> left = folder.leftOver();
    if (!left.isEmpty()) {
      session.remark(
          "%s of an earlier run, and in no table of this one: %s."
              .formatted(
                  left.size() == 1 ? "1 folder is" : left.size() + " folders are",
                  String.join("; ", left)));
    }
  }

  /** Compares the hand-ins; if that fails, a sentence says so, and the run is complete. */
  private void compare(FinishedRun run) throws InterruptedException {
    try {
      new SimilarHandIns(session).compare(run, null, List.of());
    } catch (IOException | RuntimeException e) {
      session.remark("The hand-ins were not compared. " + ErrorMessages.reason(e));
    }
  }

  /** No source means 0, and not read means no score, so the reader of the table should know why. */
  private static void printAll(String what, List<LazySubmission> which, PrintStream to) {
    for (LazySubmission each : which.subList(0, Math.min(MOST_NAMED, which.size()))) {
      to.println(
          "%s%s. %s".formatted(what, each.head().id(), String.join(" ", each.head().noteTexts())));
    }
    if (which.size() > MOST_NAMED) {
      to.println("%s%d more; their reports say why".formatted(what, which.size() - MOST_NAMED));
    }
  }

  /** The seed that was asked for; else that of a run that goes on here; else a new one. */
  private long seed(RunFolder folder) {
    boolean goesOn = seed == null && folder.hasRun();
    return goesOn ? folder.facts().seed() : Session.seed(seed);
  }

  private void print(
      Run.Outcome outcome,
      List<Graded> before,
      RunFacts facts,
      Lab graded,
      List<LazySubmission> taken) {
    List<Graded> all = outcome.graded();
    PrintStream to = session.out();
    long whole = all.stream().filter(g -> g.report().status() == Report.Status.GRADED).count();
    to.print(ClassTable.of(all.stream().map(Graded::report).toList()));
    to.println();
    to.println(
        "%s %s graded out of %s points, seed %d"
            .formatted(
                whole == all.size() ? whole : "%d of %d".formatted(whole, all.size()),
                all.size() == 1 ? "submission" : "submissions",
                graded.manifest().scale().toPlainString(),
                facts.seed()));
    if (outcome.kept() > 0) {
      to.println(
          "%d of them had been graded before, and nothing changed".formatted(outcome.kept()));
    }
    session.print(GradeChanges.ofKnown(before, all));
    printAll("not read:   ", taken.stream().filter(each -> !each.isReadable()).toList(), to);
    printAll(
        "no source:  ",
        taken.stream().filter(each -> each.isReadable() && !each.hasSources()).toList(),
        to);
    to.println("sandbox:    " + Graded.sandboxes(all));
    to.println("the class:  " + out.resolve(ClassPages.INDEX));
    to.println("gradebook:  " + out.resolve(RunFiles.GRADEBOOK));
    Path first = out.resolve(all.get(0).submission().id());
    String report = Printable.line(first.resolve(ClassPages.REPORT).toString());
    to.println("reports:    " + report + (all.size() > 1 ? " …" : ""));
  }
}
