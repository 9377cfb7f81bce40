package boardwright.cli;

import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.report.ClassTable;
import boardwright.report.Failure;
import boardwright.report.Gradebook;
import boardwright.report.ReportJson;
import boardwright.report.StageTable;
import boardwright.submission.Submission;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Loads what commands and workers load, so that the launcher can keep it as an archive of class
 * data: grades the model of every lab, with the worker inside this very JVM.
 */
final class Training {
  private Training() {}

  /** Grades and exits; the launcher asks the JVM to write the archive then. */
  public static void main(String[] args) {
    Course course = Main.course();
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    Main.run(new Session(course, nowhere, nowhere), "help", "check");
    Main.run(new Session(course, nowhere, nowhere));
    for (Lab lab : course.labs()) {
      List<Submission> submissions = Intake.read(List.of(lab.model()), lab);
      try (Grader grader = Grader.inThisJvm(lab, 1)) {
        Report report = grader.grade(submissions.get(0));
        ReportJson.of(report);
        Gradebook.of(List.of(report));
        ClassTable.of(List.of(report));
        StageTable.of(report.stages());
        report.stages().stream()
            .filter(stage -> !stage.passed())
            .forEach(stage -> Failure.of(stage, lab.id()));
      }
    }
    System.exit(0);
  }
}
