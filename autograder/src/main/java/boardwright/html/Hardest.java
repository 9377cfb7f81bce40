package boardwright.html;

import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.report.Cause;
import boardwright.report.Causes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A cause for which many hand-ins lost points, with the message that most of them got. What only
 * waited for it is no cause.
 *
 * @param title the sentence that people read
 * @param failed how many hand-ins have it
 * @param asked how many handed in a class of its stage
 * @param percent failed of asked, rounded
 * @param points how many points it costs them together
 * @param message what most of these were told; empty if the title says it
 * @param alike how many were told so
 * @param costs what it costs the sample; empty if that is one check
 * @param sample one of these, with a link to the cause
 */
public record Hardest(
    String title,
    int failed,
    int asked,
    int percent,
    BigDecimal points,
    String message,
    int alike,
    String costs,
    Student sample) {
  private static final int MOST = 10;

  /** The most frequent causes, at most ten; of two alike, the one that costs more. */
  static List<Hardest> of(List<Report> reports, Lab lab, Function<Report, Student> who) {
    Map<String, Map<String, List<Case>>> found = new LinkedHashMap<>();
    for (Report report : reports) {
      Map<String, Cause> own = new LinkedHashMap<>();
      Causes.of(report, lab).stream()
          .filter(Hardest::counts)
          .forEach(cause -> own.putIfAbsent(cause.sentence(), cause));
      own.forEach(
          (title, cause) ->
              found
                  .computeIfAbsent(title, t -> new LinkedHashMap<>())
                  .computeIfAbsent(message(cause), message -> new ArrayList<>())
                  .add(new Case(report, cause)));
    }
    return found.entrySet().stream()
        .map(entry -> of(entry.getKey(), entry.getValue(), reports, who))
        .sorted(Comparator.comparing(Hardest::failed).thenComparing(Hardest::points).reversed())
        .limit(MOST)
        .toList();
  }

  private static Hardest of(
      String title,
      Map<String, List<Case>> told,
      List<Report> reports,
      Function<Report, Student> who) {
    int failed = told.values().stream().mapToInt(List::size).sum();
    List<Case> alike =
        told.values().stream().reduce((one, next) -> next.size() > one.size() ? next : one).get();
    Case sample = alike.get(0);
    int asked =
        (int) reports.stream().filter(report -> handedIn(report, sample.cause.stage())).count();
    Student student = who.apply(sample.report);
    return new Hardest(
        title,
        failed,
        asked,
        Math.round(failed * 100f / asked),
        told.values().stream()
            .flatMap(List::stream)
            .map(one -> one.cause.points())
            .reduce(BigDecimal.ZERO, BigDecimal::add),
        message(sample.cause),
        alike.size(),
        sample.cause.all().count() > 1 ? sample.cause.costs() : "",
        student.at(Addresses.check(sample.cause.first().check().id())));
  }

  /** Whether it says what a class got wrong: not what nobody handed in, or nobody could grade. */
  private static boolean counts(Cause cause) {
    return cause.first() != null
        && cause.kind().isTheirs()
        && cause.kind() != Cause.Kind.NOT_HANDED_IN;
  }

  private static boolean handedIn(Report report, StageResult like) {
    return report.stages().stream()
        .anyMatch(stage -> stage.handedIn() && stage.stage().id().equals(like.stage().id()));
  }

  private static String message(Cause cause) {
    Verdict verdict = cause.first().verdict();
    String message = cause.first().message();
    return switch (cause.kind()) {
      case COMPILER ->
          cause.problems().get(0).text()
              + (cause.plain().isEmpty() ? "" : "\nIn other words: " + cause.plain());
      case FAILED ->
          verdict == Verdict.FAILED
              ? message
              : verdict.word() + (message.isEmpty() ? "" : ": " + message);
      default -> "";
    };
  }

  /** A cause in a hand-in. */
  private record Case(Report report, Cause cause) {}
}
