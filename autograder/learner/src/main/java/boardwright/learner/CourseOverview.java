package boardwright.learner;

import boardwright.command.ExitCode;
import boardwright.command.LearnerWork;
import boardwright.command.Session;
import boardwright.lab.Lab;
import boardwright.lab.ManifestException;
import boardwright.lab.Stage;
import boardwright.lab.Syllabus;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import boardwright.report.StageTable;
import boardwright.report.Wrapped;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The course as a map: labs, stages, progress, what you worked on last, and what to do next. */
public final class CourseOverview {
  private static final int WIDTH = 80;
  private static final String FIRST_PAGE = "0-first-run.md";

  /** The sign of what was begun, and is neither done nor known to fail. */
  private static final String BEGUN = "◐";

  private final Session session;

  /** Of the course of this session. */
  public CourseOverview(Session session) {
    this.session = session;
  }

  /**
   * Prints it. A lab with a wrong manifest keeps no other from being shown.
   *
   * @return the exit code
   */
  public int print() {
    Syllabus syllabus = session.course().syllabus();
    session.print("Boardwright: " + syllabus.name());
    session.print("");
    int code = ExitCode.ALL_PASSED;
    List<LabProgress> labs = new ArrayList<>();
    for (String id : session.course().labIds()) {
      try {
        labs.add(LabProgress.of(session.lab(id)));
      } catch (ManifestException e) {
        session.remark(e.getMessage());
        code = ExitCode.WRONG_CALL;
      }
    }
    Optional<String> current = session.workedOn().map(Lab::id);
    List<List<String>> rows = new ArrayList<>();
    labs.forEach(lab -> rows.add(lab.row(current.filter(lab.lab.id()::equals).isPresent())));
    printColumns(rows);
    Optional<LabProgress> open =
        labs.stream().filter(lab -> current.filter(lab.lab.id()::equals).isPresent()).findFirst();
    session.print("");
    if (open.isPresent()) {
      print(open.get());
    } else {
      labs.stream().findFirst().ifPresent(first -> begin(syllabus, labs, first));
    }
    session.print("");
    session.print("All commands: ./boardwright help");
    return code;
  }

  /** For those who have written nothing yet. */
  private void begin(Syllabus syllabus, List<LabProgress> labs, LabProgress first) {
    for (LabProgress lab : labs) {
      String hours =
          syllabus.of(lab.lab.id()).map(entry -> " About " + entry.hours() + " hours.").orElse("");
      session.print(Wrapped.lines(lab.lab.id() + ": " + lab.lab.manifest().about() + hours, WIDTH));
    }
    session.print("");
    Optional<LabProgress> withPage =
        labs.stream().filter(lab -> Files.exists(firstPage(lab.lab))).findFirst();
    Lab lab = withPage.orElse(first).lab;
    session.print(
        (labs.size() > 1 ? "Every lab" : "The lab")
            + " begins with its page 0, which takes 15 to 20 minutes.");
    session.print(
        withPage.isPresent()
            ? "Next: ./boardwright read " + lab.id() + (labs.size() > 1 ? ", or another lab" : "")
            : "Next: ./boardwright play " + lab.id());
  }

  private static Path firstPage(Lab lab) {
    return lab.handouts().resolve(FIRST_PAGE);
  }

  private void print(LabProgress at) {
    Lab lab = at.lab;
    session.print(lab.manifest().name() + " (lab " + lab.id() + ")");
    Optional<String> latest = at.progress.latest().filter(id -> lab.stage(id).isPresent());
    printColumns(lab.stages().stream().map(stage -> row(at, stage)).toList());
    session.printNotes(at.work.submission().notes());
    session.print("");
    latest.ifPresent(id -> session.print("You worked on " + id + " last."));
    next(at, latest);
  }

  private static List<String> row(LabProgress at, Stage stage) {
    StageProgress kept = at.at(stage);
    boolean written = at.work.hasAll(stage) && !stage.isForAPerson();
    boolean stale = kept.checked() && at.isChanged(stage);
    boolean unchecked = written && !kept.checked() && !stage.isWholeProgram();
    String mark = stale || unchecked ? BEGUN : StageTable.mark(kept.checked(), kept.done());
    String state = state(stage, kept, written, stale);
    String points =
        kept.checked() && !stale && stage.points().signum() > 0
            ? shown(new BigDecimal(kept.points())) + "/" + shown(stage.points())
            : "";
    String seen = kept.gaveUp().isEmpty() ? "" : "(solution seen) ";
    return List.of(mark + " " + stage.id(), state, points, seen + stage.title());
  }

  /**
   * How far a stage is.
   *
   * @param written whether the learner has all of its classes
   * @param stale whether one of them has changed since the check
   */
  private static String state(Stage stage, StageProgress kept, boolean written, boolean stale) {
    if (stage.isForAPerson()) {
      return "a person grades it";
    }
    if (!written || stage.isWholeProgram() && !kept.checked()) {
      return "not started";
    }
    if (!kept.checked()) {
      return "not checked yet";
    }
    return stale ? "changed since its check" : StageTable.state(true, kept.passed(), kept.checks());
  }

  /** Rows in columns, as wide as a terminal; for people who listen, no text is cut. */
  private void printColumns(List<List<String>> rows) {
    int last = rows.isEmpty() ? 0 : rows.get(0).size() - 1;
    List<Integer> widths = new ArrayList<>();
    for (int i = 0; i < last; i++) {
      int column = i;
      widths.add(rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0));
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < last; i++) {
        String gap = " ".repeat(widths.get(i) - row.get(i).length());
        line.append(widths.get(i) == 0 ? "" : "  " + row.get(i) + gap);
      }
      String whole = line + "  " + row.get(last);
      session.print(session.isInWords() ? whole : cut(whole));
    }
  }

  private static String shown(BigDecimal points) {
    return points.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
  }

  /** The one next command. */
  private void next(LabProgress at, Optional<String> latest) {
    Lab lab = at.lab;
    // who tried the whole program on the way is not done with the stages before it
    Optional<Stage> last =
        latest
            .flatMap(lab::stage)
            .filter(stage -> !stage.isWholeProgram() || at.work.hasAll(stage));
    Optional<Stage> wanted =
        last.filter(stage -> !at.isDone(stage))
            .or(() -> lab.stages().stream().filter(at::isOpen).findFirst())
            .or(() -> at.firstToDo(last.map(lab.stages()::indexOf).orElse(0)))
            .or(() -> at.firstToDo(0));
    if (wanted.isEmpty()) {
      Optional<Stage> personal = lab.stages().stream().filter(Stage::isForAPerson).findFirst();
      session.print(
          (personal.isPresent() ? "Every stage with checks is done." : "Every stage is done.")
              + " Next: ./boardwright submit "
              + lab.id());
      personal.ifPresent(
          stage ->
              session.print(
                  "      before that: ./boardwright read " + lab.id() + "/" + stage.id()));
      return;
    }
    Stage stage = wanted.get();
    String name = lab.id() + "/" + stage.id();
    if (!at.work.has(stage) || stage.isWholeProgram() && !at.at(stage).checked()) {
      session.print(NextStep.begin(lab, stage));
      return;
    }
    session.print("Next: ./boardwright watch " + name);
    session.print("      its page: ./boardwright read " + name);
  }

  private static String cut(String line) {
    return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1).stripTrailing() + "…";
  }

  /** A lab, what the learner wrote of it, and what is known of that. */
  private record LabProgress(Lab lab, Progress progress, LearnerWork work) {
    static LabProgress of(Lab lab) {
      return new LabProgress(lab, new ProgressFile(lab).read(), new LearnerWork(lab));
    }

    /** The progress in a stage; none if a class of it was taken away again. */
    StageProgress at(Stage stage) {
      return work.hasAll(stage) ? progress.stage(stage.id()) : Progress.NONE.stage(stage.id());
    }

    /** Whether the class is another than when it was checked. */
    boolean isChanged(Stage stage) {
      return !at(stage)
          .sources()
          .equals(ProgressFile.fingerprint(lab, stage, work.submission().sources()));
    }

    /** Whether its class is begun and does not pass yet. */
    boolean isOpen(Stage stage) {
      return work.has(stage) && !isDone(stage) && !stage.isWholeProgram();
    }

    boolean isDone(Stage stage) {
      return at(stage).done() && !isChanged(stage);
    }

    /** The first stage from a place on that has checks and is not done. */
    Optional<Stage> firstToDo(int from) {
      return lab.stages().stream()
          .skip(from)
          .filter(stage -> !isDone(stage) && !stage.isForAPerson())
          .findFirst();
    }

    /** One row for the whole lab. */
    List<String> row(boolean current) {
      List<Stage> stages = lab.stages().stream().filter(s -> !s.isForAPerson()).toList();
      long done = stages.stream().filter(this::isDone).count();
      BigDecimal points =
          stages.stream()
              .filter(stage -> !isChanged(stage))
              .map(stage -> new BigDecimal(at(stage).points()))
              .reduce(BigDecimal.ZERO, BigDecimal::add);
      boolean begun = !work.submission().sources().isEmpty();
      String mark = current ? "▸" : done == stages.size() ? "✓" : begun ? BEGUN : "○";
      String state =
          begun
              ? "%d of %d stages, %s of %s points"
                  .formatted(done, stages.size(), shown(points), shown(lab.manifest().scale()))
              : stages.size() + " stages, not started";
      return List.of(mark + " " + lab.id(), state, lab.manifest().name());
    }
  }
}
