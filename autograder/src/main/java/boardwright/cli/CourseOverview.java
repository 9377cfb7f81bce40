package boardwright.cli;

import boardwright.lab.Lab;
import boardwright.lab.ManifestException;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import boardwright.report.StageTable;
import java.util.Optional;

/** The course at a glance: labs, stages, progress, and what to do next. */
final class CourseOverview {
  private final Session session;

  CourseOverview(Session session) {
    this.session = session;
  }

  /**
   * Prints it. A lab with a wrong manifest keeps no other from being shown.
   *
   * @return the exit code
   */
  int print() {
    session.out().println("Boardwright: learn object-oriented design by building board games");
    int code = ExitCode.ALL_PASSED;
    for (String id : session.course().labIds()) {
      try {
        print(session.lab(id));
      } catch (ManifestException e) {
        session.err().println(e.getMessage());
        code = ExitCode.WRONG_CALL;
      }
    }
    session.out().println();
    session.out().println("All commands: ./boardwright help");
    return code;
  }

  private void print(Lab lab) {
    Progress progress = new ProgressFile(lab).read();
    LearnerWork written = new LearnerWork(lab);
    session.out().println();
    session.out().println(lab.manifest().name() + " (lab " + lab.id() + ")");
    session.out().println(lab.manifest().about());
    session.out().println();
    for (Stage stage : lab.stages()) {
      StageProgress at = at(stage, progress, written);
      String mark = StageTable.mark(at.checked(), at.done());
      String state = StageTable.state(at.checked(), at.passed(), at.checks());
      session
          .out()
          .println("  %s %-13s %-16s %s".formatted(mark, stage.id(), state, stage.title()));
    }
    session.out().println();
    Optional<Stage> next =
        lab.stages().stream().filter(stage -> !at(stage, progress, written).done()).findFirst();
    if (next.isEmpty()) {
      session.out().println("Every stage is done. Play it: ./boardwright play " + lab.id());
      return;
    }
    if (progress.stages().isEmpty()) {
      session.out().println("First: ./boardwright play " + lab.id());
    }
    session.print(NextStep.begin(lab, next.get()));
  }

  /** The progress in a stage; none if its class was taken away again. */
  private static StageProgress at(Stage stage, Progress progress, LearnerWork written) {
    return written.has(stage) ? progress.stage(stage.id()) : Progress.NONE.stage(stage.id());
  }
}
