package boardwright.cli;

import boardwright.command.Session;
import boardwright.decisions.Decisions;
import boardwright.export.Grades;
import boardwright.export.Ids;
import boardwright.lab.Lab;
import boardwright.run.Exports;
import boardwright.run.Graded;
import boardwright.run.RunFolder;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.List;

/**
 * A run that has come to its end.
 *
 * @param run its folder
 * @param lab what was graded
 * @param graded all that was graded in it, without the sources
 */
record FinishedRun(RunFolder run, Lab lab, List<Graded> graded) {
  /**
   * Reads a run.
   *
   * @throws boardwright.run.RunFolderException if the folder is not that of a run, or of one that
   *     has not come to its end
   */
  static FinishedRun read(Path folder, Session session) {
    RunFolder run = RunFolder.openToRead(folder);
    Lab lab = lab(run, session);
    return new FinishedRun(run, new Decisions(lab, run.history(lab)).lab(), run.finished());
  }

  /** The lab of a run, with what was set for it. */
  static Lab lab(RunFolder run, Session session) {
    String lab = run.facts().lab();
    return session.lab(lab, Decisions.settings(run.history(session.lab(lab))));
  }

  /** Lists a file that was exported from it. */
  void exported(Path file) {
    new Exports(run.path()).add(file);
  }

  /** What is filled into a file of a platform. */
  Grades grades(Platform there, boolean rescale) {
    return new Grades(graded, Ids.of(run.facts().source(), there), rescale);
  }

  /** The submissions, each of which is read when it is asked for. */
  Iterable<Submission> submissions() {
    return () ->
        run.facts().submissions().stream()
            .map(id -> run.graded(id).orElseThrow().submission())
            .iterator();
  }
}
