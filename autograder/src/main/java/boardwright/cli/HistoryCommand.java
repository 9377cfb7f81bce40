package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.decisions.Decision.What;
import boardwright.decisions.Decisions;
import boardwright.decisions.History;
import boardwright.decisions.Line;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.Rescored;
import boardwright.run.RunFolder;
import boardwright.text.Note;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code history DIR [STUDENT]}. */
@Command(
    name = "history",
    description = "Prints what was decided on a run, by whom, and what it does to a score.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright history grades",
      "  boardwright history grades 'Ada Berg'"
    })
final class HistoryCommand extends PassingCommand {
  @Parameters(index = "0", paramLabel = "DIR", description = "The folder that grade --out made.")
  private Path folder;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "STUDENT",
      description = "A name, an id, an email address, or the folder of a submission.")
  private String student;

  @Override
  protected void run() {
    RunFolder run = RunFolder.openToRead(folder);
    Lab lab = FinishedRun.lab(run, session);
    History history = run.history(lab);
    Set<String> standing = history.standing().stream().map(Line::id).collect(Collectors.toSet());
    if (student == null) {
      List<Line> decided = history.lines().stream().filter(line -> !isScore(line)).toList();
      decided.forEach(line -> print(line, standing));
      session.print(
          decided.isEmpty()
              ? "Nothing was decided on this run."
              : "%s; name a student to see what they do to a score"
                  .formatted(decided.size() == 1 ? "1 decision" : decided.size() + " decisions"));
      return;
    }
    String id = NamedSubmission.of(run, student);
    Graded graded = run.graded(id).orElseThrow();
    List<Line> about =
        history.lines().stream()
            .filter(line -> Set.of("", id).contains(line.decision().submission()))
            .toList();
    about.forEach(line -> print(line, standing));
    session.print("%s has %s now".formatted(id, graded.report().shownScore()));
    Note.texts(graded.report().notes()).stream()
        .filter(note -> note.startsWith("It was handed in"))
        .forEach(note -> session.printFolded("  ", note));
    for (Line line : about) {
      if (standing.contains(line.id()) && !isScore(line)) {
        String without =
            Rescored.of(run, id, decisions(history.without(line), lab.id())).report().shownScore();
        session.print(
            "  without %s: %s"
                .formatted(
                    line.id(),
                    without.equals(graded.report().shownScore()) ? "the same" : without));
      }
    }
  }

  private void print(Line line, Set<String> standing) {
    session.printFolded(
        line.id() + "  ", line.text() + (standing.contains(line.id()) ? "" : "; no longer counts"));
  }

  private Decisions decisions(History history, String lab) {
    return new Decisions(session.lab(lab, Decisions.settings(history)), history);
  }

  private static boolean isScore(Line line) {
    return line.decision().what() == What.SCORE;
  }
}
