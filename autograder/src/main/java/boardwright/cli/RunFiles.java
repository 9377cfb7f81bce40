package boardwright.cli;

import boardwright.command.ErrorMessages;
import boardwright.diagnosis.Misconceptions;
import boardwright.gradebook.ChecksTable;
import boardwright.gradebook.DiagnosisTable;
import boardwright.gradebook.Gradebook;
import boardwright.gradebook.OpenCriteria;
import boardwright.grading.Report;
import boardwright.html.ClassPages;
import boardwright.html.RubricView;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.report.ReportJson;
import boardwright.run.Exports;
import boardwright.run.Graded;
import boardwright.run.Run;
import boardwright.run.RunFolder;
import java.io.Closeable;
import java.io.UncheckedIOException;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** The files of a run that people read, and the bar that shows how far it is. */
final class RunFiles implements Run.Renderer, Closeable {
  /** The table of all scores. */
  static final String GRADEBOOK = "gradebook.csv";

  private static final String OPEN = "open.csv";
  private static final String CHECKS = "checks.csv";
  private static final String DIAGNOSES = "misconceptions.csv";

  /** Whether the output is a terminal, as the launcher saw: not every Java knows. */
  private static final String TERMINAL = "boardwright.terminal";

  /** Fewer hand-ins than this are graded before anybody asks how far it is. */
  private static final int WORTH_A_BAR = 8;

  private final Lab lab;
  private final RunFolder folder;
  private final Consumer<String> remarks;
  private final Misconceptions misconceptions;
  private final ZonedDateTime now = ZonedDateTime.now(ZoneId.systemDefault());
  private final Map<String, String> packed = new ConcurrentHashMap<>();
  private final ProgressBar bar;

  /**
   * The files of a run.
   *
   * @param submissions how many there will be
   * @param remarks gets what could not be written, and what a person has still to do
   */
  RunFiles(Lab lab, RunFolder folder, int submissions, Consumer<String> remarks) {
    this.lab = lab;
    this.folder = folder;
    this.remarks = remarks;
    this.misconceptions = Misconceptions.of(lab);
    this.bar = bar(submissions);
  }

  /**
   * Writes the pages again even if nothing changed, as what students may see does. May be called by
   * several threads.
   */
  @Override
  public void render(Graded graded) {
    String id = graded.submission().id();
    folder.write(
        id + "/report.json",
        ReportJson.of(graded.report(), misconceptions.explain(graded.report().stages())));
    try {
      ClassPages.report(folder, lab, graded, misconceptions, now);
    } catch (UncheckedIOException e) {
      throw e; // nothing can be written any more
    } catch (RuntimeException | Error e) {
      remarks.accept(
          "%s: its page could not be made; report.json has all of it. ".formatted(id)
              + ErrorMessages.reason(e));
    }
    if (graded.report().criteria().findAny().isPresent()) {
      packed.put(id, RubricView.packed(graded.submission().sources()));
    }
    if (bar != null) {
      bar.step();
    }
  }

  @Override
  public void render(List<Graded> all) {
    List<Report> reports = all.stream().map(Graded::report).toList();
    folder.write(GRADEBOOK, Gradebook.of(reports));
    folder.write(CHECKS, ChecksTable.of(reports));
    folder.write(DIAGNOSES, DiagnosisTable.of(reports, misconceptions));
    listOpenCriteria(reports);
    new Exports(folder.path()).stale().ifPresent(remarks);
    if (!packed.isEmpty()) {
      ClassPages.rubric(folder, lab, all, packed::get);
    }
    ClassPages.index(folder, lab, all, misconceptions, now);
  }

  /** Lists what a person has still to grade, in the form of a file of corrections. */
  private void listOpenCriteria(List<Report> reports) {
    long open = reports.stream().mapToLong(Report::open).sum();
    if (lab.stages().stream().anyMatch(Stage::isForAPerson)) {
      folder.write(OPEN, OpenCriteria.of(lab, reports));
    }
    if (open > 0) {
      remarks.accept(
          "A person has still to grade %d criteria: open %s, or write points into %s; then regrade with --corrections and the file."
              .formatted(open, ClassPages.RUBRIC, OPEN));
    }
  }

  @Override
  public void remark(String line) {
    remarks.accept(line);
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }

  /** A bar for long runs on a terminal; null elsewhere. */
  private static ProgressBar bar(int submissions) {
    return submissions < WORTH_A_BAR || !Boolean.getBoolean(TERMINAL)
        ? null
        : new ProgressBarBuilder()
            .setTaskName("grading")
            .setInitialMax(submissions)
            .setStyle(ProgressBarStyle.ASCII)
            .setMaxRenderedLength(79)
            .build();
  }
}
