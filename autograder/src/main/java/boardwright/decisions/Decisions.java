package boardwright.decisions;

import boardwright.decisions.Decision.What;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.lab.TakenOut;
import boardwright.submission.Allowance;
import boardwright.submission.Correction;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.text.Note;
import boardwright.text.Printable;
import java.math.BigDecimal;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a history comes to: who may hand in until when, who gets what, and which checks count. It
 * depends on nothing but the lines that count and on lab.yaml.
 */
public final class Decisions {
  /** What a student reads where a deadline cannot be held against a time. */
  private static final String UNTIMED =
      "Nothing says when it was handed in, so it was taken as in time.";

  private static final String WEIGHT = "its points to the other checks";
  private static final String MAY_FALL = "may fall";

  private final Lab lab;
  private final List<Decision> all;
  private final Map<String, List<Decision>> bySubmission;

  /** Those of a run. */
  public Decisions(Lab lab, History history) {
    this.lab = lab;
    this.all = standing(history).toList();
    this.bySubmission = all.stream().collect(Collectors.groupingBy(Decision::submission));
  }

  private static Stream<Decision> standing(History history) {
    return history.standing().stream().map(Line::decision);
  }

  /** The lab, without the checks that were taken out for this run. */
  public Lab lab() {
    List<TakenOut> out = new ArrayList<>(lab.manifest().takenOut());
    of("", What.VOID)
        .map(
            said ->
                new TakenOut(
                    said.check(),
                    said.why(),
                    said.value().contains(WEIGHT),
                    said.value().contains(MAY_FALL)))
        .forEach(out::add);
    return lab.takingOut(out);
  }

  /** How a decision says that a check is taken out. */
  public static String takenOut(boolean weight, boolean mayFall) {
    return Stream.of(weight ? WEIGHT : "its points to everybody", mayFall ? MAY_FALL : "")
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** When the work is due: as was decided for this run, else as lab.yaml says. */
  public Optional<Deadline> deadline() {
    return called().or(() -> Optional.ofNullable(lab.manifest().late().deadline()));
  }

  private Optional<Deadline> called() {
    return time("", What.DEADLINE);
  }

  /** That of the submission's section, if it has one of its own, or of the run. */
  private Optional<Deadline> called(Submission submission) {
    return time(submission.id(), What.DEADLINE).or(this::called);
  }

  private Optional<Deadline> time(String submission, What what) {
    return latest(of(submission, what)).flatMap(Deadline::parse);
  }

  private static Optional<String> latest(Stream<Decision> said) {
    return said.map(Decision::value).reduce((earlier, later) -> later);
  }

  /** Whether some submissions have a deadline of their own, as merged sections do. */
  public static boolean hasSections(History history) {
    return standing(history)
        .anyMatch(said -> said.what() == What.DEADLINE && !said.submission().isEmpty());
  }

  /** YAML whose keys take the place of those in lab.yaml; empty for none. */
  public static String settings(History history) {
    return latest(standing(history).filter(said -> said.what() == What.SETTINGS)).orElse("");
  }

  /** The zone of times without one, if that was decided. */
  public Optional<ZoneId> zone() {
    return latest(of("", What.ZONE)).map(ZoneId::of);
  }

  /** What of the whole run was decided, for people; empty if nothing was. */
  public List<String> ofRun() {
    List<String> options = new ArrayList<>();
    called().ifPresent(due -> options.add("--deadline '" + due.words() + "'"));
    zone().ifPresent(zone -> options.add("--zone " + zone));
    if (all.stream().anyMatch(said -> said.what() == What.SETTINGS)) {
      options.add("--settings");
    }
    long extensions = all.stream().filter(said -> said.what() == What.EXTENSION).count();
    if (extensions > 0) {
      options.add(extensions == 1 ? "1 extension" : extensions + " extensions");
    }
    return options;
  }

  private Stream<Decision> of(String submission, What what) {
    return bySubmission.getOrDefault(submission, List.of()).stream()
        .filter(said -> said.what() == what);
  }

  /**
   * The same with what was allowed, and the time that was given where the platform says none.
   *
   * @param content what stands for its sources
   */
  public Submission applied(Submission submission, String content) {
    Optional<Deadline> given =
        latest(
                of(submission.id(), What.TIME)
                    .filter(said -> said.line().isEmpty() || said.line().equals(content)))
            .flatMap(Deadline::parse);
    Optional<Deadline> called = called(submission);
    Allowance allowance =
        Extensions.of(
            submission,
            of(submission.id(), What.EXTENSION).toList(),
            called.or(this::deadline),
            called);
    List<Note> notes =
        submission.notes().stream().filter(note -> !note.text().equals(UNTIMED)).toList();
    Submission timed =
        new Submission(
            submission.id(),
            submission.name(),
            submission.people(),
            given.map(Deadline::instant).orElse(submission.handedIn()),
            allowance,
            submission.sources(),
            notes);
    return isUntimed(timed) ? timed.noting(UNTIMED) : timed;
  }

  /** The same of one whose sources are read when they are needed. */
  public Submission applied(LazySubmission submission) {
    return applied(submission.head(), submission.content());
  }

  private boolean isUntimed(Submission submission) {
    return deadline().isPresent()
        && submission.handedIn() == null
        && !submission.allowance().excused();
  }

  /** What was decided on the grade of a submission. */
  public List<Correction> corrections(Submission submission) {
    return of(submission.id(), What.CORRECTION)
        .map(
            said ->
                new Correction(
                    said.check(), Corrections.award(said.value()), said.line(), said.why()))
        .distinct()
        .toList();
  }

  /**
   * What is to be said of a class, one line each.
   *
   * @param applied all submissions, as {@link #applied} gave them
   */
  public List<String> remarks(List<Submission> applied) {
    List<String> remarks = new ArrayList<>();
    List<String> untimed = applied.stream().filter(this::isUntimed).map(Submission::id).toList();
    if (!untimed.isEmpty()) {
      remarks.add(
          "%s no time and %s taken as in time: %s. Grade the download again if it says when, now that there is a deadline; else give --times FILE, with the columns student and time."
              .formatted(
                  untimed.size() == 1 ? "1 hand-in has" : untimed.size() + " hand-ins have",
                  untimed.size() == 1 ? "was" : "were",
                  Printable.listed(untimed)));
    }
    BigDecimal scale = lab.manifest().scale();
    List<Decision> onAnother =
        applied.stream()
            .flatMap(submission -> of(submission.id(), What.CORRECTION))
            .filter(said -> said.check().isEmpty())
            .filter(
                said ->
                    Corrections.scale(said.value())
                        .filter(then -> then.compareTo(scale) != 0)
                        .isPresent())
            .toList();
    if (!onAnother.isEmpty()) {
      remarks.add(
          "Your points of these were decided on a scale of %s and stay as they are on one of %s: %s. Give --corrections again, with the points that you mean now."
              .formatted(
                  Corrections.scale(onAnother.get(0).value()).orElseThrow().toPlainString(),
                  scale.toPlainString(),
                  String.join("; ", onAnother.stream().map(Decision::submission).toList())));
    }
    return remarks;
  }
}
