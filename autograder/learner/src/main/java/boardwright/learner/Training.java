package boardwright.learner;

import boardwright.command.CommandRunner;
import boardwright.command.OwnWork;
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
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;

/**
 * Loads what commands, compilers and workers load, so that the launcher can keep it as an archive
 * of class data: grades a hand-in of every lab, with compiler and worker inside this very JVM. It
 * is the model or, in a student's kit, which has none, empty classes: they fail nearly every check,
 * but the compiler, the style check and JUnit are loaded anyway.
 */
final class Training {
  private Training() {}

  /**
   * Grades and exits; the launcher asks the JVM to write the archive then.
   *
   * @param args the name of the class that the launcher starts, and a command that it will run most
   */
  public static void main(String... args) throws ReflectiveOperationException {
    Course course = CommandRunner.course();
    Session session = silent(course);
    Class<?> door = Class.forName(args[0]);
    CommandRunner.run(session, door, "help", "check");
    CommandRunner.run(session, door);
    if (args.length > 1) {
      CommandRunner.run(session, door, Arrays.copyOfRange(args, 1, args.length));
    }
    course.labs().forEach(lab -> grade(lab, handIn(lab)));
    System.exit(0);
  }

  private static Submission handIn(Lab lab) {
    if (Files.isDirectory(lab.model())) {
      return OwnWork.handedIn(lab.model(), lab);
    }
    List<Source> sources =
        lab.replaceable().stream().map(lab::qualified).map(Training::empty).toList();
    return new Submission(lab.id(), lab.id(), sources, List.of());
  }

  private static Source empty(String type) {
    String simple = TypeName.simple(type);
    String text =
        "package %s;\n\n/** Empty. */\npublic class %s {\n}\n"
            .formatted(TypeName.packageOf(type), simple);
    return new Source(simple + ".java", text, List.of(type));
  }

  /** A session that prints nowhere. */
  private static Session silent(Course course) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    return new Session(course, nowhere, nowhere);
  }

  /** Grades a submission, and renders its report as a learner's commands do. */
  private static void grade(Lab lab, Submission submission) {
    try (Grader grader = Grader.inThisJvm(lab, 1)) {
      Report report = grader.grade(submission);
      StageTable.of(report.stages());
      report.stages().stream()
          .filter(stage -> !stage.passed())
          .forEach(stage -> Failure.of(stage, lab.id(), lab.provided(), ""));
    }
  }
}
