package boardwright.run;

import boardwright.diagnosis.Misconceptions;
import boardwright.grading.CheckResult;
import boardwright.grading.Lateness;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.html.ClassPages;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Manifest;
import boardwright.lab.Stage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.protocol.Kind;
import boardwright.protocol.Request.Source;
import boardwright.similarity.Pair;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A graded submission, put together by hand: a stage square of four checks, out of 10 points. */
public final class RunSample {
  /** The moment at which the samples are looked at. */
  public static final Instant NOW = Instant.parse("2026-10-05T12:00:00Z");

  /** A check whose title nobody should read who is not meant to. */
  public static final CheckSpec SECRET = spec("secret", "R4", "The secret question");

  private static final List<CheckSpec> CHECKS =
      List.of(
          spec("one", "R1", "A square is made"),
          spec("two", "R2", "A row off the board is refused"),
          spec("style", "S1", "What is public has a Javadoc comment"),
          SECRET);

  private static final YAMLMapper YAML =
      YAMLMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE).build();

  private final String id;
  private final List<Verdict> verdicts = new ArrayList<>();
  private String name;
  private List<Person> people = List.of();
  private BigDecimal score;
  private Lateness lateness;
  private String message = "expected a CBException, no exception was thrown";
  private String output = "";
  private Finding finding =
      new Finding(
          "new Square(8, 0, RED_PAWN)",
          "",
          "a CBException",
          "no exception was thrown",
          "Square.java:2");
  private List<Source> sources =
      List.of(
          new Source(
              "src/Square.java",
              "package checkerboard;\npublic class Square {\n  int row;\n}\n",
              List.of("checkerboard.Square")));
  private final List<Problem> problems = new ArrayList<>();
  private final List<Correction> corrections = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  private RunSample(String id) {
    this.id = id;
    this.name = id;
  }

  /** A submission all of whose checks passed. */
  public static RunSample of(String id) {
    return new RunSample(id).verdicts(Verdict.PASSED, Verdict.PASSED, Verdict.PASSED);
  }

  /** A lab with these checks; the secret one is hidden until then, or for ever. */
  public static Lab lab(Path top, String until) {
    // read, rather than made: so it stays the same when a lab can say more
    String hidden =
        "{check: %s%s}".formatted(SECRET.id(), until == null ? "" : ", until: '" + until + "'");
    Manifest manifest =
        YAML.readValue(
            """
            name: Checkerboard
            about: A board.
            program: checkerboard.Checkers
            package-name: checkerboard
            scale: 10
            limits: {steps: 1, megabytes: 1, seconds: 1, submission-seconds: 1}
            hidden: [%s]
            stages:
              - id: square
                title: The list is made of your squares
                replaces: [Square]
                points: 10
                page: handouts/checkerboard/2-square.md
            """
                .formatted(hidden),
            Manifest.class);
    return new Lab(
        "checkerboard", top.resolve("labs/checkerboard"), manifest, CHECKS, List.of(), List.of());
  }

  /** Writes the pages of a run of these, as they are at {@link #NOW}. */
  public static void write(Path folder, Lab lab, List<Graded> graded, ZoneId zone) {
    write(folder, lab, graded, zone, List.of());
  }

  /** Writes the pages of a run whose hand-ins were compared, if there are pairs. */
  public static void write(
      Path folder, Lab lab, List<Graded> graded, ZoneId zone, List<Pair> pairs) {
    ZonedDateTime now = NOW.atZone(zone);
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      List<String> ids = graded.stream().map(one -> one.submission().id()).toList();
      run.keep(new RunFacts("checkerboard", 7, "Moodle", ids, true));
      graded.forEach(one -> ClassPages.report(run, lab, one, Misconceptions.of(lab), now));
      if (!pairs.isEmpty()) {
        ClassPages.similarity(run, lab, graded, pairs, id -> "mine", name -> "theirs");
      }
      ClassPages.index(run, lab, graded, Misconceptions.of(lab), now);
    }
  }

  /** The verdicts of the first checks; the secret one fails, unless nothing was graded at all. */
  public RunSample verdicts(Verdict... list) {
    verdicts.clear();
    verdicts.addAll(List.of(list));
    return this;
  }

  /** The name for people. */
  public RunSample named(String text) {
    this.name = text;
    return this;
  }

  /** Who handed in. */
  public RunSample by(Person... list) {
    this.people = List.of(list);
    return this;
  }

  /** The final score, if it is not what the checks are worth. */
  public RunSample scored(String points) {
    this.score = new BigDecimal(points);
    return this;
  }

  /** What the late policy said. */
  public RunSample late(int units, String penalty) {
    this.lateness =
        new Lateness(
            Instant.parse("2026-10-03T10:15:30Z"),
            Instant.parse("2026-10-01T22:00:00Z"),
            units,
            new BigDecimal(penalty),
            "Handed in %d days late.".formatted(units));
    return this;
  }

  /** What every check that did not pass says. */
  public RunSample says(String text, Finding found, String printed) {
    this.message = text;
    this.finding = found;
    this.output = printed;
    return this;
  }

  /** What was handed in. */
  public RunSample source(String path, String text) {
    this.sources = List.of(new Source(path, text, List.of("checkerboard.Square")));
    return this;
  }

  /** The same, in several files. */
  public RunSample sources(List<Source> files) {
    this.sources = files;
    return this;
  }

  /** An error of the compiler. */
  public RunSample problem(Problem problem) {
    problems.add(problem);
    return this;
  }

  /** What an instructor decided. */
  public RunSample corrected(Correction correction) {
    corrections.add(correction);
    return this;
  }

  /** What was done to the hand-in. */
  public RunSample note(String text) {
    return note(Note.of(text));
  }

  /** The same, of whatever kind. */
  public RunSample note(Note note) {
    notes.add(note);
    return this;
  }

  /** The submission with its report. */
  public Graded graded() {
    boolean ungraded = verdicts.stream().allMatch(v -> v == Verdict.UNGRADED);
    List<CheckResult> results = new ArrayList<>();
    for (int i = 0; i < CHECKS.size(); i++) {
      results.add(
          result(
              CHECKS.get(i),
              i < verdicts.size()
                  ? verdicts.get(i)
                  : ungraded ? Verdict.UNGRADED : Verdict.FAILED));
    }
    boolean handedIn = !verdicts.contains(Verdict.NOT_HANDED_IN);
    StageResult stage =
        new StageResult(
            stage(),
            handedIn,
            handedIn ? List.of("Square") : List.of(),
            List.of(),
            problems.isEmpty() ? "" : "Square does not compile",
            problems,
            List.of(),
            results);
    BigDecimal raw =
        results.stream().map(CheckResult::points).reduce(BigDecimal.ZERO, BigDecimal::add);
    BigDecimal rounded = ungraded ? null : Points.rounded(raw);
    Instant time = lateness == null ? null : lateness.handedIn();
    Report report =
        new Report(
            "checkerboard",
            id,
            name,
            people,
            7,
            score == null ? rounded : score,
            rounded,
            BigDecimal.TEN,
            lateness,
            corrections,
            notes,
            List.of(stage));
    return new Graded(id, new Submission(id, name, people, time, sources, notes), "bwrap", report);
  }

  private CheckResult result(CheckSpec check, Verdict verdict) {
    BigDecimal worth = new BigDecimal("2.5");
    boolean passed = verdict == Verdict.PASSED;
    boolean secret = check.equals(SECRET);
    boolean found = verdict == Verdict.FAILED;
    return new CheckResult(
        check,
        verdict,
        passed ? worth : BigDecimal.ZERO,
        worth,
        passed ? "" : secret ? "the secret message" : message,
        !found
            ? null
            : secret
                ? new Finding("secretCall()", "", "a secret", "no secret", "Square.java:3")
                : finding,
        passed || secret ? "" : output);
  }

  private static Stage stage() {
    return lab(Path.of("."), null).stages().get(0);
  }

  private static CheckSpec spec(String method, String rule, String title) {
    return new CheckSpec(
        "square/" + method,
        "square",
        rule,
        title,
        1,
        Kind.BEHAVIOUR,
        List.of(),
        "suite",
        method,
        "",
        List.of());
  }
}
