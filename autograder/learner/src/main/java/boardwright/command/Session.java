package boardwright.command;

import boardwright.grading.Workers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.ManifestException;
import boardwright.lab.Stage;
import boardwright.lab.WrongCallException;
import boardwright.progress.Progress;
import boardwright.progress.ProgressFile;
import boardwright.report.Wrapped;
import boardwright.text.Note;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * One call of the program: the course and where to print.
 *
 * @param course the labs
 * @param out for results
 * @param err for trouble and progress
 * @param workers starts the compilers and workers of commands that grade
 * @param user the name of the account that runs it
 */
public record Session(
    Course course, PrintStream out, PrintStream err, Workers workers, String user) {
  private static final int WIDTH = 80;

  /** Whatever a student wrote is shown with all its letters. */
  public Session {
    out = VisibleOutput.of(out);
    err = VisibleOutput.of(err);
  }

  /** A session whose compilers and workers are processes, started when they are needed. */
  public Session(Course course, PrintStream out, PrintStream err) {
    this(course, out, err, Workers.PROCESSES);
  }

  /** A session of an ordinary user. */
  public Session(Course course, PrintStream out, PrintStream err, Workers workers) {
    this(course, out, err, workers, "");
  }

  /** The same session for people who listen: words in place of marks. */
  public Session inWords() {
    return new Session(
        course,
        new VisibleOutput(out, VisibleOutput.Style.WORDS),
        new VisibleOutput(err, VisibleOutput.Style.WORDS),
        workers,
        user);
  }

  /** Whether the output is for people who listen. */
  public boolean isInWords() {
    return ((VisibleOutput) out).isInWords();
  }

  /**
   * The lab of this name, or of which this is the beginning; a missing name means the only lab, or
   * the one that the learner worked on last.
   *
   * @throws WrongCallException if there is no such lab, naming those that there are
   * @throws boardwright.lab.ManifestException if its manifest is wrong
   */
  public Lab lab(String id) {
    return lab(id, "");
  }

  /**
   * The same as it is for a section of a class.
   *
   * @param settings YAML whose keys take the place of those in lab.yaml; empty for none
   */
  public Lab lab(String id, String settings) {
    List<String> ids = course.labIds();
    if (ids.isEmpty() && id == null) {
      throw new WrongCallException("There is no lab in " + course.labsFolder() + ".");
    }
    if (id == null && ids.size() > 1) {
      return workedOn()
          .orElseThrow(
              () ->
                  new WrongCallException("Which lab? There are: " + String.join(", ", ids) + "."));
    }
    List<String> begun =
        ids.stream().filter(one -> id != null && !id.isEmpty() && one.startsWith(id)).toList();
    String wanted =
        id == null ? ids.get(0) : begun.size() == 1 && !ids.contains(id) ? begun.get(0) : id;
    return course
        .lab(wanted, settings)
        .orElseThrow(
            () ->
                new WrongCallException(
                    "There is no lab '%s'.%s".formatted(wanted, Target.meant(wanted, ids))
                        + (ids.isEmpty() ? "" : " There are: " + String.join(", ", ids) + ".")));
  }

  /** All labs whose manifests are right: a wrong one keeps nobody from the others. */
  public List<Lab> labs() {
    List<Lab> labs = new ArrayList<>();
    for (String id : course.labIds()) {
      try {
        course.lab(id).ifPresent(labs::add);
      } catch (ManifestException e) {
        // a command that names this lab reports the error
      }
    }
    return labs;
  }

  /** The lab that the learner worked on last; empty if there is no file of theirs. */
  public Optional<Lab> workedOn() {
    return labs().stream()
        .filter(lab -> LearnerWork.changed(lab) > 0)
        .max(Comparator.comparingLong(LearnerWork::changed));
  }

  /**
   * The lab that a call means which names none: the one that the learner worked on last, or the
   * only one.
   *
   * @throws WrongCallException if there are several, and no file of the learner's
   */
  public Lab currentLab() {
    return lab(null);
  }

  /** The stage of a lab that was checked last and is not done, or the first that is not done. */
  public Stage currentStage(Lab lab) {
    Progress progress = new ProgressFile(lab).read();
    return progress
        .latest()
        .filter(id -> !progress.stage(id).done())
        .flatMap(lab::stage)
        .or(() -> lab.stages().stream().filter(s -> !progress.stage(s.id()).done()).findFirst())
        .orElse(lab.stages().get(lab.stages().size() - 1));
  }

  /** The seed that was given; if it is null, one that is drawn, short enough to be typed again. */
  public static long seed(Long given) {
    return given != null ? given : new SplittableRandom().nextInt(1_000_000);
  }

  /** Prints what was done to the sources before they were used. */
  public void printNotes(List<Note> notes) {
    Note.texts(notes).forEach(note -> printFolded("  ! ", note));
  }

  /** Prints a sentence behind a label, in as many lines as it takes on a terminal. */
  public void printFolded(String label, String sentence) {
    print(Wrapped.behind(label, sentence, WIDTH));
  }

  /** Prints lines. */
  public void print(List<String> lines) {
    lines.forEach(this::print);
  }

  /** Prints a line of a result. */
  public void print(String line) {
    out.println(line);
  }

  /** Prints a line on trouble or progress. */
  public void remark(String line) {
    err.println(line);
  }
}
