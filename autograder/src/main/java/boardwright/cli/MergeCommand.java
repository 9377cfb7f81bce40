package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.decisions.Decisions;
import boardwright.decisions.History;
import boardwright.gradebook.ClassTable;
import boardwright.gradebook.GradeChanges;
import boardwright.html.ClassPages;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.run.Graded;
import boardwright.run.MergedRuns;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merge RUN RUN… --out DIR}. */
@Command(
    name = "merge",
    description = "Makes one run of several: of two assistants' copies, or of a class's sections.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright merge monday tuesday --out all"})
final class MergeCommand extends PassingCommand {
  @Parameters(
      arity = "2..*",
      paramLabel = "RUN",
      description = "The folders that grade --out made. They stay as they are.")
  private List<Path> folders;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "Where the run of all goes: a new folder.")
  private Path out;

  @Option(
      names = "--as",
      paramLabel = "NAME",
      description = "Who merges, as the history names them; your login if not given.")
  private String name = System.getProperty("user.name");

  @Override
  protected void run() {
    if (RunFolder.isKnown(out)) {
      throw new WrongCallException("--out %s: expected a new folder".formatted(out));
    }
    List<RunFolder> runs = folders.stream().map(RunFolder::openToRead).toList();
    RunFacts first = runs.get(0).facts();
    MergedRuns merged = new MergedRuns();
    for (RunFolder run : runs) {
      RunFacts facts = run.facts();
      if (!facts.lab().equals(first.lab())) {
        throw new WrongCallException(
            "%s is a run of lab '%s', and %s one of '%s': give runs of one lab. 'course' shows several labs."
                .formatted(run.path(), facts.lab(), runs.get(0).path(), first.lab()));
      }
      merged.add(run, FinishedRun.lab(run, session), name);
    }
    Lab own = session.lab(first.lab(), Decisions.settings(merged.history()));
    DecidedRun decided = new DecidedRun(own, merged.history(), name);
    RunFolder.refuseForeign(
        out,
        Stream.concat(
                Stream.of(RunFiles.GRADEBOOK, ClassPages.INDEX, History.FILE),
                merged.ids().stream())
            .toList());
    RunFacts facts = new RunFacts(first.lab(), first.seed(), source(runs), merged.ids(), false);
    write(merged, facts, decided);
    if (runs.stream().map(run -> run.facts().seed()).distinct().count() > 1) {
      session.remark(
          "These runs were graded with different seeds. A later regrade grades those of the others again, with the first one's.");
    }
  }

  /**
   * Where the hand-ins are from; if from several places, the numbers of each mean nothing in
   * others.
   */
  private static String source(List<RunFolder> runs) {
    List<String> sources = runs.stream().map(run -> run.facts().source()).distinct().toList();
    return sources.size() == 1 ? sources.get(0) : RunFacts.SEVERAL + String.join(", and ", sources);
  }

  private void write(MergedRuns merged, RunFacts facts, DecidedRun decided) {
    List<Graded> before = new ArrayList<>();
    List<Graded> after = new ArrayList<>();
    try (RunFolder folder = RunFolder.openToWrite(out);
        RunFiles files =
            new RunFiles(decided.lab(), folder, merged.ids().size(), session::remark)) {
      folder.keep(facts);
      decided.history().write(out);
      for (String id : merged.ids()) {
        Graded known = merged.graded(id);
        folder.keep(known);
        merged.keepHandIns(id, folder);
        Graded now = decided.asDecided(folder, id);
        files.render(now);
        folder.keep(now);
        before.add(known.head());
        after.add(now.head());
      }
      decided.withScores(before, after).write(out);
      files.render(after);
      folder.keep(facts.finish());
    }
    session.out().print(ClassTable.of(after.stream().map(Graded::report).toList()));
    session.out().println();
    session.print(GradeChanges.of(before, after));
    session.print("the class:  " + out.resolve(ClassPages.INDEX));
  }
}
