package boardwright.run;

import boardwright.grading.Report;
import boardwright.submission.Submission;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A submission as it was graded, with what came of it: all that a later command needs to render,
 * explain or grade it once more, without the place it came from.
 *
 * @param digest of all that the verdicts depend on; the same digest promises the same verdicts
 * @param submission what was handed in
 * @param sandbox what was around the workers that graded it, for people, such as {@code bwrap}
 * @param report what came of it
 */
public record Graded(
    @JsonProperty(required = true) String digest,
    @JsonProperty(required = true) Submission submission,
    @JsonProperty(required = true) String sandbox,
    @JsonProperty(required = true) Report report) {
  /** The same with another report, such as one that an instructor corrected. */
  public Graded with(Report other) {
    return new Graded(digest, submission, sandbox, other);
  }

  /** The same work, with what is known now of who handed it in, when, and what they may. */
  Graded of(Submission head) {
    return new Graded(digest, head.with(submission.sources()), sandbox, report);
  }

  /** The same without the sources, for lists of a whole class. */
  public Graded head() {
    return new Graded(digest, submission.head(), sandbox, report);
  }

  /**
   * What was around the workers of a whole class, for people. Where that is not one and the same,
   * since some were graded by an earlier call, each is named with how many it is true of.
   */
  public static String sandboxes(List<Graded> all) {
    Map<String, Long> counts =
        all.stream()
            .collect(
                Collectors.groupingBy(Graded::sandbox, LinkedHashMap::new, Collectors.counting()));
    return counts.size() == 1
        ? all.get(0).sandbox()
        : counts.entrySet().stream()
            .map(each -> "%s (%d)".formatted(each.getKey(), each.getValue()))
            .collect(Collectors.joining("; "));
  }
}
