package boardwright.cli;

import boardwright.decisions.Corrections;
import boardwright.decisions.Decision;
import boardwright.decisions.Decision.What;
import boardwright.decisions.Decisions;
import boardwright.decisions.Extensions;
import boardwright.decisions.History;
import boardwright.decisions.Times;
import boardwright.grading.Scoring;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.lab.WrongValueException;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** The options by which an instructor decides: each becomes a line of the run's history. */
final class DecisionOptions {
  @Option(
      names = "--as",
      paramLabel = "NAME",
      description = "Who decides, as the history names them; your login if not given.")
  private String name = System.getProperty("user.name");

  @Option(
      names = "--deadline",
      paramLabel = "TIME",
      description =
          "When it is due, instead of what lab.yaml says, such as"
              + " '2026-11-30T23:59 Europe/Berlin'.")
  private String deadline;

  @Option(
      names = "--zone",
      paramLabel = "ZONE",
      description = "The zone of a worksheet's times; that of the deadline if not given.")
  private String zone;

  @Option(
      names = "--extensions",
      paramLabel = "FILE",
      description =
          "A CSV file that says who was allowed what: student, allowance, remark. May be given more"
              + " than once.")
  private List<Path> extensions = List.of();

  @Option(
      names = "--times",
      paramLabel = "FILE",
      description = "A CSV file that says when hand-ins came in: student, time.")
  private List<Path> times = List.of();

  @Option(
      names = "--corrections",
      paramLabel = "FILE",
      description =
          "A CSV file with your decisions: submission, check, points, remark. May be given more than"
              + " once.")
  private List<Path> corrections = List.of();

  @Option(
      names = "--settings",
      paramLabel = "FILE",
      description =
          "YAML with keys of lab.yaml, such as late: for one section of a class. Each takes the place"
              + " of lab.yaml's, in this run.")
  private Path settings;

  @Option(
      names = "--void",
      paramLabel = "CHECK",
      description = "Takes a check out, for all: those who handed in its class get its points.")
  private List<String> voided = List.of();

  @Option(
      names = "--weight",
      description = "With --void: its points go to the other checks of the stage instead.")
  private boolean weight;

  @Option(
      names = "--may-fall",
      description = "With --void --weight: also where that makes a grade fall.")
  private boolean mayFall;

  @Option(
      names = "--take-back",
      paramLabel = "ID",
      description = "A line of the history counts no more.")
  private List<String> takenBack = List.of();

  @Option(
      names = "--why",
      paramLabel = "TEXT",
      description = "With --void and --take-back: why. Students read why a check was taken out.")
  private String why = "";

  /**
   * A history with what is decided on the whole run.
   *
   * @throws WrongCallException if an option cannot be understood, or another person decided
   *     differently
   */
  History ofRun(History before, Lab lab) {
    if (why.isBlank() && !(voided.isEmpty() && takenBack.isEmpty())) {
      throw new WrongCallException(
          "%s: expected --why and a reason, which the history keeps"
              .formatted(voided.isEmpty() ? "--take-back" : "--void"));
    }
    if ((weight || mayFall) && voided.isEmpty()) {
      throw new WrongCallException("--weight and --may-fall belong to --void");
    }
    History history = before;
    for (String id : takenBack) {
      history = history.takingBack(id, why, name, Instant.now());
    }
    List<Decision> decisions = new ArrayList<>();
    if (deadline != null && Decisions.hasSections(history)) {
      throw new WrongCallException(
          "--deadline: the sections of this run have deadlines of their own; give --extensions to those who get more time");
    }
    deadline()
        .ifPresent(
            due ->
                decisions.add(
                    Decision.ofRun(What.DEADLINE, "", due.toString(), why, "--deadline")));
    if (settings != null) {
      decisions.add(Decision.ofRun(What.SETTINGS, "", settings(), why, "--settings"));
    }
    if (zone != null) {
      decisions.add(Decision.ofRun(What.ZONE, "", zoneId().getId(), why, "--zone"));
    }
    for (String check : voided) {
      if (lab.checks().stream().noneMatch(each -> each.id().equals(check))) {
        throw new WrongCallException(
            "--void %s: there is no such check; './boardwright checks %s' lists them"
                .formatted(check, lab.id()));
      }
      decisions.add(
          Decision.ofRun(What.VOID, check, Decisions.takenOut(weight, mayFall), why, "--void"));
    }
    return history.adding(decisions, name, Instant.now());
  }

  /**
   * The same with what is decided on these submissions.
   *
   * @param history with the deadline that counts
   * @param remarks gets what is to be said of the lists
   */
  History ofStudents(
      History history, Lab lab, List<LazySubmission> handIns, Consumer<String> remarks) {
    List<Submission> submissions = handIns.stream().map(LazySubmission::head).toList();
    Map<String, String> contents = new HashMap<>();
    handIns.forEach(each -> contents.put(each.head().id(), each.content()));
    Optional<Deadline> due = new Decisions(lab, history).deadline();
    List<Decision> decisions = new ArrayList<>();
    for (Path file : extensions) {
      decisions.addAll(Extensions.read(file("--extensions", file), submissions, due, remarks));
    }
    for (Path file : times) {
      decisions.addAll(Times.read(file("--times", file), submissions, contents, due, remarks));
    }
    Scoring scoring = new Scoring(new Decisions(lab, history).lab());
    for (Path file : corrections) {
      decisions.addAll(
          Corrections.read(
              file("--corrections", file),
              lab,
              submissions,
              check -> scoring.worth(check, lab.stage(check.stage()).orElseThrow())));
    }
    return history.adding(decisions, name, Instant.now());
  }

  /** Who decides. */
  String name() {
    return name;
  }

  /** The text of the settings. Reading the lab with it checks it. */
  private String settings() {
    try {
      String text = Files.readString(file("--settings", settings)).strip();
      if (text.isEmpty()) {
        throw new WrongCallException(
            "--settings %s: expected keys of lab.yaml, such as late:; to have none again, take its line of the history back"
                .formatted(settings));
      }
      return text;
    } catch (IOException e) {
      throw new WrongCallException("--settings " + settings + ": expected a text in UTF-8");
    }
  }

  private Optional<Deadline> deadline() {
    Optional<Deadline> read;
    try {
      read = deadline == null ? Optional.empty() : Deadline.parse(deadline);
    } catch (WrongValueException e) {
      throw new WrongCallException("--deadline %s: %s".formatted(deadline, e.getMessage()));
    }
    if (deadline != null && read.isEmpty()) {
      throw new WrongCallException("--deadline %s: expected %s".formatted(deadline, Deadline.FORM));
    }
    return read;
  }

  private ZoneId zoneId() {
    try {
      return ZoneId.of(zone);
    } catch (DateTimeException e) {
      throw new WrongCallException(
          "--zone %s: expected a zone such as Europe/Berlin or +01:00".formatted(zone));
    }
  }

  /** The file that an option names, which must be there. */
  static Path file(String option, Path file) {
    if (!Files.isRegularFile(file)) {
      throw new WrongCallException("%s %s: no such file".formatted(option, file));
    }
    return file;
  }
}
