package boardwright.learner;

import boardwright.command.ErrorMessages;
import boardwright.command.OwnWork;
import boardwright.command.Session;
import boardwright.command.SessionCommand;
import boardwright.command.Target;
import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.intake.files.UnreadableException;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Request.Source;
import boardwright.report.Failure;
import boardwright.submission.Submission;
import boardwright.watch.Changes;
import boardwright.watch.CheckChanges;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

/** A lab, or a stage of it, whose checks are run again as its sources change. */
final class WatchedLab {
  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  /** A file that vanishes or is empty may be in the middle of a save. */
  private static final int VANISHED_MILLIS = 120;

  private static final int MOST_TRIES = 10;
  private static final double NANOS = 1e9;

  private final Session session;
  private final Lab lab;
  private final Grader grader;
  private final VerdictPrinter printer;
  private Optional<Stage> scope;
  private Submission latest;

  /** What came of the last run of each stage, by its id. */
  private final Map<String, StageResult> results = new HashMap<>();

  /** The same of the last run in which it compiled: half a line that is typed breaks nothing. */
  private final Map<String, StageResult> compiled = new HashMap<>();

  WatchedLab(Session session, Lab lab, Optional<Stage> scope, Grader grader) {
    this.session = session;
    this.lab = lab;
    this.scope = scope;
    this.grader = grader;
    this.printer = new VerdictPrinter(session, lab);
  }

  /** Says what is watched, and checks what is there. */
  void begin(boolean immediate) {
    session.printFolded(
        "",
        "Watching %s. %s h hint, n next stage, p play, l list, q quit."
            .formatted(
                scope.map(stage -> WatchCommand.name(lab, stage)).orElse(lab.id()),
                immediate ? "Keys:" : "Letters:"));
    latest = read();
    check(latest, new Changes(Set.of(), Set.of()), System.nanoTime());
  }

  /** Checks what a change of the sources concerns; nothing, if they are as they were. */
  void check() {
    long begun = System.nanoTime();
    Submission now = read();
    Changes changes = Changes.between(latest.sources(), now.sources());
    if (isOneGone(latest, now)) {
      pause();
      now = read();
      changes = Changes.between(latest.sources(), now.sources());
    }
    if (!changes.isEmpty()) {
      latest = now;
      check(now, changes, begun);
    }
  }

  private void check(Submission own, Changes changes, long begun) {
    List<Stage> wanted =
        lab.stages().stream()
            .filter(stage -> scope.map(stage::equals).orElse(!stage.isForAPerson()))
            .filter(stage -> scope.isPresent() || isBegun(stage, own))
            .filter(stage -> changes.concern(stage, results.get(stage.id()), lab))
            .toList();
    session.print("");
    if (wanted.isEmpty()) {
      session.print(
          changes.isEmpty() ? "Nothing of this lab is written yet." : head(changes, begun));
      if (changes.isEmpty()) {
        session.print(NextStep.begin(lab, session.currentStage(lab)));
      }
      return;
    }
    Report report = grader.grade(own, wanted::contains);
    session.print(head(changes, begun));
    printer.printStages(own, report);
    report.stages().forEach(this::compare);
    show(report);
    session.out().flush();
    printer.printTrouble(report);
    ProgressKeeper.keep(lab, own, report, session);
  }

  private static String head(Changes changes, long begun) {
    String what = changes.isEmpty() ? "checked" : String.join(", ", changes.paths());
    return "%s  %s, %.2f s"
        .formatted(LocalTime.now().format(CLOCK), what, (System.nanoTime() - begun) / NANOS);
  }

  private boolean isBegun(Stage stage, Submission own) {
    List<String> classes =
        (stage.isWholeProgram() ? lab.replaceable() : stage.classes())
            .stream().map(lab::qualified).toList();
    return stage.isWholeProgram()
        ? classes.stream().allMatch(own::declares)
        : classes.stream().anyMatch(own::declares);
  }

  private void compare(StageResult now) {
    String id = now.stage().id();
    results.put(id, now);
    if (Failure.isTheCompilers(now)) {
      return;
    }
    CheckChanges since = CheckChanges.of(compiled.put(id, now), now);
    since.passing().forEach(check -> list("  passes now: ", check));
    since.broken().forEach(check -> list("  broken now: ", check));
  }

  private void list(String mark, CheckSpec check) {
    session.printFolded(mark + check.rule() + "  ", check.title());
  }

  private void show(Report report) {
    session.print("");
    Optional<StageResult> failing = VerdictPrinter.failing(report);
    if (failing.isPresent()) {
      printer.printFailure(report, failing.get());
      return;
    }
    StageResult last = report.stages().get(report.stages().size() - 1);
    if (!last.handedIn()) {
      session.print(NextStep.begin(lab, last.stage()));
      return;
    }
    session.printFolded("", VerdictPrinter.wellDone(last.stage()));
    session.print("Press p to play, n for the next stage.");
  }

  /** Gives a hint for the stage that is worked on. */
  void hint() {
    session.print("");
    call(() -> SessionCommand.in(session, new HintCommand()).give(new Target(lab, current())));
  }

  /** Lists the checks of the stage that is worked on. */
  void list() {
    session.print("");
    StageResult stage = results.get(current().id());
    if (stage == null) {
      session.print("Stage " + current().id() + " was not checked yet.");
      return;
    }
    for (CheckResult result : stage.checks()) {
      list(result.passed() ? "✓ " : "✗ ", result.check());
    }
  }

  /** Goes on to the next stage, and begins it. */
  void next() {
    session.print("");
    Stage current = current();
    Optional<Stage> next =
        lab.stages().stream()
            .skip(lab.stages().indexOf(current) + 1L)
            .filter(stage -> !stage.isForAPerson())
            .findFirst();
    if (next.isEmpty()) {
      session.print("This is the last stage. Hand in: ./boardwright submit " + lab.id());
      return;
    }
    scope = next;
    call(() -> SessionCommand.in(session, new StartCommand()).start(new Target(lab, next.get())));
    latest = read();
    check(latest, new Changes(Set.of(), Set.of()), System.nanoTime());
  }

  /** Plays the program in its own process, which has the terminal until it ends. */
  void play() {
    List<String> call = new ArrayList<>();
    call.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    call.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
    for (String property : List.of("boardwright.root", "boardwright.terminal")) {
      call.add("-D" + property + "=" + System.getProperty(property, ""));
    }
    call.addAll(List.of("-cp", System.getProperty("java.class.path")));
    // the program that runs here: that of the whole tree, or of a student's kit
    String main = System.getProperty("sun.java.command", "").split(" ")[0];
    call.addAll(List.of(main, "play", lab.id()));
    String more = current().play();
    call.addAll(more.isBlank() ? List.of() : List.of(more.strip().split("\\s+")));
    session.print("");
    session.out().flush();
    try {
      new ProcessBuilder(call).inheritIO().start().waitFor();
    } catch (IOException e) {
      session.print("It could not be started: " + ErrorMessages.reason(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    session.print("");
    session.print("Watching again.");
  }

  /** Another command, whose failure ends nothing here. */
  private void call(Callable<?> command) {
    try {
      command.call();
    } catch (Exception e) {
      session.remark(ErrorMessages.of(e));
    }
  }

  /** The stage that is worked on: the one that is watched, or else the first that fails. */
  private Stage current() {
    return scope.orElseGet(
        () ->
            lab.stages().stream()
                .filter(stage -> results.containsKey(stage.id()))
                .filter(stage -> !results.get(stage.id()).passed())
                .findFirst()
                .orElseGet(() -> session.currentStage(lab)));
  }

  /** The sources as they are now; a file that vanishes while it is read is looked for again. */
  private Submission read() {
    for (int i = 0; i < MOST_TRIES; i++) {
      try {
        return OwnWork.in(lab);
      } catch (UnreadableException e) {
        pause();
      }
    }
    return OwnWork.in(lab);
  }

  /** Whether a file is missing that was there, or is empty. */
  private static boolean isOneGone(Submission before, Submission now) {
    List<String> there =
        now.sources().stream()
            .filter(source -> !source.text().replaceFirst("package [\\w.]+;", "").isBlank())
            .map(Source::path)
            .toList();
    return before.sources().stream().anyMatch(source -> !there.contains(source.path()));
  }

  private static void pause() {
    try {
      Thread.sleep(VANISHED_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
