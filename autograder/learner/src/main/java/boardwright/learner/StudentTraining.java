package boardwright.learner;

import boardwright.command.CommandRunner;
import boardwright.command.Session;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import boardwright.report.Failure;
import boardwright.report.StageTable;
import boardwright.submission.Submission;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Loads what commands and workers load, so that the launcher of a student's kit can keep it as an
 * archive of class data. A kit has no model, so it grades empty classes: they fail nearly every
 * check, but the compiler, the style check and JUnit are loaded anyway.
 */
public final class StudentTraining {
  private StudentTraining() {}

  /** Grades and exits; the launcher asks the JVM to write the archive then. */
  public static void main(String[] args) {
    Course course = CommandRunner.course();
    StudentMain.run(silent(course), "help", "check");
    StudentMain.run(silent(course));
    for (Lab lab : course.labs()) {
      List<Source> sources =
          lab.replaceable().stream().map(lab::qualified).map(StudentTraining::empty).toList();
      grade(lab, new Submission(lab.id(), lab.id(), sources, List.of()));
    }
    System.exit(0);
  }

  private static Source empty(String type) {
    String simple = TypeName.simple(type);
    String text =
        "package %s;\n\n/** Empty. */\npublic class %s {\n}\n"
            .formatted(TypeName.packageOf(type), simple);
    return new Source(simple + ".java", text, List.of(type));
  }

  /** A session that prints nowhere. */
  public static Session silent(Course course) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    return new Session(course, nowhere, nowhere);
  }

  /** Grades a submission, and renders its report as a learner's commands do. */
  public static Report grade(Lab lab, Submission submission) {
    try (Grader grader = Grader.inThisJvm(lab, 1)) {
      Report report = grader.grade(submission);
      StageTable.of(report.stages());
      report.stages().stream()
          .filter(stage -> !stage.passed())
          .forEach(stage -> Failure.of(stage, lab.id(), lab.provided(), ""));
      return report;
    }
  }
}
