package boardwright.cli;

import boardwright.intake.Intake;
import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.platform.NamePattern;
import boardwright.intake.platform.Origin;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.submission.LazySubmission;
import boardwright.submission.Platform;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of a command that takes in what others handed in. */
final class IntakeOptions {
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
      names = "--roster",
      paramLabel = "FILE",
      description =
          "A CSV file with who is in the class: name, and any of id, email, login. Canvas's exported"
              + " grade book is one.")
  private Path roster;

  /**
   * Takes in what was handed in.
   *
   * @param reports where the reports go
   * @param zone of times that are written without one
   * @param run what is kept there; empty if nothing is
   */
  IntakeResult take(List<Path> paths, Lab lab, Path reports, Optional<ZoneId> zone, Kept run) {
    return Intake.take(
        paths,
        lab,
        new IntakeRequest(
            new Origin(
                Optional.of(reports),
                platform(),
                Optional.ofNullable(names).map(NamePattern::ofInstructor),
                file("--worksheet", worksheet),
                zone),
            file("--roster", roster),
            run.submissions(),
            run.stay()));
  }

  /**
   * What is kept of a run to which hand-ins are added.
   *
   * @param submissions also of those who left it
   * @param stay the ids of those who are in it from now on, also if they do not hand in again
   */
  record Kept(List<LazySubmission> submissions, List<String> stay) {}

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

  /** The file that an option names; empty if the option was not given. */
  private static Optional<Path> file(String option, Path file) {
    return Optional.ofNullable(file).map(given -> DecisionOptions.file(option, given));
  }
}
