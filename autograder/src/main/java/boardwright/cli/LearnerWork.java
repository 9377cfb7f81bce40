package boardwright.cli;

import boardwright.intake.Intake;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.submission.Submission;
import java.util.List;

/** What the learner has written of a lab, right or wrong. */
final class LearnerWork {
  private final Lab lab;
  private final Submission own;

  LearnerWork(Lab lab) {
    this.lab = lab;
    this.own = Intake.own(lab);
  }

  /** Whether there is a class of this stage; for the whole program, any class at all. */
  boolean has(Stage stage) {
    List<String> classes = stage.isWholeProgram() ? lab.replaceable() : stage.classes();
    return classes.stream().map(lab::qualified).anyMatch(own::declares);
  }
}
