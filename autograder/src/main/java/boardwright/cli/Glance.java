package boardwright.cli;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import java.util.Optional;

/** The course at a glance: labs, stages, progress, and what to do next. */
final class Glance {
  private final Session session;

  Glance(Session session) {
    this.session = session;
  }

  void print() {
    session.out().println("Boardwright: learn object-oriented design by building board games");
    for (Lab lab : session.course().labs()) {
      print(lab);
    }
    session.out().println();
    session.out().println("All commands: ./boardwright help");
  }

  private void print(Lab lab) {
    Progress progress = new ProgressFile(lab).read();
    session.out().println();
    session.out().println(lab.manifest().name() + " (lab " + lab.id() + ")");
    session.out().println(lab.manifest().about());
    session.out().println();
    for (Stage stage : lab.stages()) {
      StageProgress at = progress.stage(stage.id());
      String mark = at.done() ? "✓" : at.checked() ? "✗" : "○";
      String state =
          at.checked() ? "%d of %d checks".formatted(at.passed(), at.checks()) : "not started";
      session
          .out()
          .println("  %s %-13s %-16s %s".formatted(mark, stage.id(), state, stage.title()));
    }
    session.out().println();
    Optional<Stage> next =
        lab.stages().stream().filter(stage -> !progress.stage(stage.id()).done()).findFirst();
    if (next.isEmpty()) {
      session.out().println("Every stage is done. Play it: ./boardwright play " + lab.id());
      return;
    }
    if (progress.stages().isEmpty()) {
      session.out().println("First: ./boardwright play " + lab.id());
    }
    session.print(NextStep.begin(lab, next.get()));
  }
}
