package boardwright.run;

import boardwright.decisions.Decision;
import boardwright.decisions.Decision.What;
import boardwright.decisions.Extensions;
import boardwright.decisions.History;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.Submission;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The history of a run; of one that an older Boardwright made, which had none, what was decided on
 * it as lines of one.
 */
final class KeptHistory {
  private static final String BY = "before this version";

  private final RunFolder run;
  private final Lab lab;
  private final Instant now = Instant.now();

  private KeptHistory(RunFolder run, Lab lab) {
    this.run = run;
    this.lab = lab;
  }

  static History of(RunFolder run, Lab lab) {
    Path file = run.path().resolve(History.FILE);
    String last = run.hasRun() ? run.facts().history() : "";
    if (last.isEmpty() && run.hasRun() && !Files.exists(file)) {
      return new KeptHistory(run, lab).read();
    }
    History history = History.of(run.path());
    if (!last.isEmpty() && history.line(last).isEmpty()) {
      throw new RunFolderException(
          "%s: lines are missing that this run had, such as %s. Restore an earlier copy."
              .formatted(file, last));
    }
    return history;
  }

  private History read() {
    List<Decision> ofRun = new ArrayList<>();
    text("deadline.txt")
        .ifPresent(due -> ofRun.add(Decision.ofRun(What.DEADLINE, "", due, "", "--deadline")));
    text("zone.txt")
        .ifPresent(zone -> ofRun.add(Decision.ofRun(What.ZONE, "", zone, "", "--zone")));
    History history = History.NONE.adding(ofRun, BY, now);
    Optional<Deadline> due =
        text("deadline.txt")
            .flatMap(Deadline::parse)
            .or(() -> Optional.ofNullable(lab.manifest().late().deadline()));
    List<Graded> graded =
        run.facts().submissions().stream().flatMap(id -> run.graded(id).stream()).toList();
    List<Submission> heads = graded.stream().map(each -> each.submission().head()).toList();
    for (int number = 1; list(number).isPresent(); number++) {
      Path list = list(number).get();
      history = history.adding(Extensions.read(list, heads, due, line -> {}), BY, now);
    }
    List<Decision> corrections = new ArrayList<>();
    for (Graded each : graded) {
      for (Correction correction : each.report().corrections()) {
        corrections.add(decision(each, correction));
      }
    }
    return history.adding(corrections, BY, now);
  }

  private static Decision decision(Graded graded, Correction correction) {
    Award points = correction.points();
    String of =
        points == null || points.isShare() || !correction.concernsAll()
            ? ""
            : " of " + graded.report().max().toPlainString();
    return new Decision(
        What.CORRECTION,
        graded.submission().id(),
        "",
        correction.check(),
        points == null ? "" : points.written() + of,
        correction.remark(),
        correction.line(),
        List.of(),
        "report.json");
  }

  private Optional<Path> list(int number) {
    return RunFolder.remembered(
        run.path(), "extensions%s.csv".formatted(number == 1 ? "" : "-" + number));
  }

  private Optional<String> text(String name) {
    return RunFolder.remembered(run.path(), name)
        .map(
            file -> {
              try {
                return Files.readString(file).strip();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }
}
