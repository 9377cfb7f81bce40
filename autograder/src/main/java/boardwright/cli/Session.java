package boardwright.cli;

import boardwright.grading.Workers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.PrintStream;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * One call of the program: the course and where to print.
 *
 * @param course the labs
 * @param out for results
 * @param err for trouble and progress
 * @param workers starts the compilers and workers of commands that grade
 * @param user the name of the account that runs it
 */
record Session(Course course, PrintStream out, PrintStream err, Workers workers, String user) {
  /** Whatever a student wrote is shown with all its letters. */
  Session {
    out = new VisibleOutput(out);
    err = new VisibleOutput(err);
  }

  /** A session whose compilers and workers are processes, started when they are needed. */
  Session(Course course, PrintStream out, PrintStream err) {
    this(course, out, err, Workers.PROCESSES);
  }

  /** A session of an ordinary user. */
  Session(Course course, PrintStream out, PrintStream err, Workers workers) {
    this(course, out, err, workers, "");
  }

  /** Says once that this account should not run what others wrote, if it is so. */
  void warnOfRoot(SandboxChoice shelter) {
    if (user.equals("root") && shelter.isForOthers()) {
      err.println(
          "You are root. If a hand-in got past the sandbox, it could change everything on this"
              + " machine. Grade as another user.");
    }
  }

  /**
   * The lab of this name; if there is only one lab, a missing name means it.
   *
   * @throws WrongCallException if there is no such lab, naming those that there are
   * @throws boardwright.lab.ManifestException if its manifest is wrong
   */
  Lab lab(String id) {
    List<String> ids = course.labIds();
    if (ids.isEmpty() && id == null) {
      throw new WrongCallException("There is no lab in " + course.labsFolder() + ".");
    }
    if (id == null && ids.size() > 1) {
      throw new WrongCallException("Which lab? There are: " + String.join(", ", ids) + ".");
    }
    String wanted = id == null ? ids.get(0) : id;
    return course
        .lab(wanted)
        .orElseThrow(
            () ->
                new WrongCallException(
                    "There is no lab '%s'.".formatted(wanted)
                        + (ids.isEmpty() ? "" : " There are: " + String.join(", ", ids) + ".")));
  }

  /** The stage of this name. */
  Stage stage(Lab lab, String id) {
    return lab.stage(id)
        .orElseThrow(
            () ->
                new WrongCallException(
                    "Lab '%s' has no stage '%s'. Its stages are: %s."
                        .formatted(
                            lab.id(),
                            id,
                            lab.stages().stream()
                                .map(Stage::id)
                                .collect(Collectors.joining(", ")))));
  }

  /** The seed that was given; if it is null, one that is drawn, short enough to be typed again. */
  static long seed(Long given) {
    return given != null ? given : new SplittableRandom().nextInt(1_000_000);
  }

  /** Prints lines. */
  void print(List<String> lines) {
    lines.forEach(out::println);
  }
}
