package boardwright.cli;

import boardwright.command.CommandRunner;
import boardwright.gradebook.ClassTable;
import boardwright.gradebook.Gradebook;
import boardwright.grading.Report;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.learner.StudentTraining;
import boardwright.report.ReportJson;
import java.util.List;

/**
 * The same as {@link StudentTraining} in the whole tree: grades the model of every lab, with the
 * worker inside this very JVM.
 */
final class Training {
  private Training() {}

  /** Grades and exits; the launcher asks the JVM to write the archive then. */
  public static void main(String[] args) {
    Course course = CommandRunner.course();
    Main.run(StudentTraining.silent(course), "help", "check");
    Main.run(StudentTraining.silent(course));
    for (Lab lab : course.labs()) {
      Report report = StudentTraining.grade(lab, Intake.read(List.of(lab.model()), lab).get(0));
      ReportJson.of(report, List.of());
      Gradebook.of(List.of(report));
      ClassTable.of(List.of(report));
    }
    System.exit(0);
  }
}
