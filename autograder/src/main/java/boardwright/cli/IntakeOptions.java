package boardwright.cli;

import static java.util.stream.Collectors.joining;

import boardwright.command.Session;
import boardwright.intake.Intake;
import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.platform.NamePattern;
import boardwright.intake.platform.Origin;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.lab.WrongValueException;
import boardwright.run.RunFolder;
import boardwright.submission.LazySubmission;
import boardwright.submission.Platform;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options of a command that takes in what others handed in. */
final class IntakeOptions {
  private static final String DEADLINE = "deadline.txt";
  private static final String ZONE = "zone.txt";
  private static final String EXTENSIONS = "extensions%s.csv";

  @Option(
      names = "--from",
      paramLabel = "WHERE",
      description =
          "Where the hand-ins come from: moodle, blackboard, brightspace, canvas, gradescope,"
              + " classroom (of GitHub), sakai, ilias, teams, vpl, google, olat or plain; recognised"
              + " if not given.")
  private String from;

  @Option(
      names = "--names",
      paramLabel = "PATTERN",
      description =
          "How files and folders are named, such as '{name}_{id}/{file}'. There are {name}, {id},"
              + " {login}, {email}, {group}, {time}, {attempt}, {late}, {file} and {any}.")
  private String names;

  @Option(
      names = "--worksheet",
      paramLabel = "FILE",
      description = "Moodle's grading worksheet; looked for in and beside the download.")
  private Path worksheet;

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
          "A CSV file that says who was allowed what: student, allowance, remark. It adds to those of"
              + " earlier calls.")
  private Path extensions;

  /**
   * Takes in what was handed in. What an earlier call allowed and this one does not speak of is
   * allowed still.
   *
   * @param before the submissions of the run to which this is added
   * @param remarks gets a line of that
   */
  IntakeResult take(
      List<Path> paths,
      Lab lab,
      Path reports,
      List<LazySubmission> before,
      Consumer<String> remarks) {
    Optional<Deadline> due = deadline();
    List<Path> allowed = new ArrayList<>(listsOf(reports));
    List<String> kept = new ArrayList<>();
    if (due.isEmpty()) {
      due = RunFolder.remembered(reports, DEADLINE).map(IntakeOptions::deadlineIn);
      due.ifPresent(d -> kept.add("--deadline '" + d.words() + "'"));
    }
    if (!allowed.isEmpty()) {
      String names =
          allowed.stream().map(list -> list.getFileName().toString()).collect(joining(", "));
      kept.add("what --extensions allowed (called " + names + " here)");
    }
    file("--extensions", extensions).ifPresent(allowed::add);
    Optional<ZoneId> where = zone(zone);
    if (where.isEmpty()) {
      where = RunFolder.remembered(reports, ZONE).flatMap(IntakeOptions::zoneIn);
      where.ifPresent(z -> kept.add("--zone " + z));
    }
    if (!kept.isEmpty()) {
      remarks.accept(
          "As in the run before: %s. Give %s again to change that."
              .formatted(String.join(", ", kept), kept.size() == 1 ? "it" : "them"));
    }
    return Intake.take(
        paths,
        lab,
        new IntakeRequest(
            new Origin(
                Optional.of(reports),
                platform(),
                Optional.ofNullable(names).map(NamePattern::told),
                file("--worksheet", worksheet),
                where),
            due,
            allowed,
            before));
  }

  /** The lists that earlier calls gave, the first one first. */
  private static List<Path> listsOf(Path reports) {
    return Stream.iterate(1, number -> number + 1)
        .map(number -> RunFolder.remembered(reports, listName(number)))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream)
        .toList();
  }

  private static String listName(int number) {
    return EXTENSIONS.formatted(number == 1 ? "" : "-" + number);
  }

  /** Remembers what this call allowed, beside what earlier ones did. */
  void keep(RunFolder run) {
    deadline()
        .ifPresent(due -> run.remember(DEADLINE, due.toString().getBytes(StandardCharsets.UTF_8)));
    if (zone != null) {
      run.remember(ZONE, zone.getBytes(StandardCharsets.UTF_8));
    }
    if (extensions != null) {
      try {
        byte[] list = Files.readAllBytes(extensions);
        List<Path> before = listsOf(run.path());
        if (before.isEmpty()
            || !Arrays.equals(list, Files.readAllBytes(before.get(before.size() - 1)))) {
          run.remember(listName(before.size() + 1), list);
        }
      } catch (IOException e) {
        throw new WrongCallException(extensions + ": cannot be read");
      }
    }
  }

  private static Optional<ZoneId> zoneIn(Path file) {
    try {
      return zone(Files.readString(file));
    } catch (IOException e) {
      throw new WrongCallException(file + " is damaged: give --zone again");
    }
  }

  private static Deadline deadlineIn(Path file) {
    Optional<Deadline> read;
    try {
      read = Deadline.parse(Files.readString(file));
    } catch (IOException | WrongValueException e) {
      read = Optional.empty();
    }
    return read.orElseThrow(
        () -> new WrongCallException(file + " is damaged: give --deadline again"));
  }

  /** Says what it was recognised as, and what else there is to say of it. */
  static void say(IntakeResult taken, Session session) {
    session.err().println(taken.line());
    taken.remarks().forEach(session.err()::println);
  }

  private Optional<Platform> platform() {
    if (from == null) {
      return Optional.empty();
    }
    Optional<Platform> named = Platform.named(from);
    if (named.isEmpty()) {
      throw new WrongCallException(
          "--from %s: expected one of %s".formatted(from, Platform.words()));
    }
    return named;
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

  private static Optional<ZoneId> zone(String zone) {
    try {
      return zone == null ? Optional.empty() : Optional.of(ZoneId.of(zone));
    } catch (DateTimeException e) {
      throw new WrongCallException(
          "--zone %s: expected a zone such as Europe/Berlin or +01:00".formatted(zone));
    }
  }

  /** The file that an option names; empty if the option was not given. */
  static Optional<Path> file(String option, Path file) {
    if (file != null && !Files.isRegularFile(file)) {
      throw new WrongCallException("%s %s: no such file".formatted(option, file));
    }
    return Optional.ofNullable(file);
  }
}
