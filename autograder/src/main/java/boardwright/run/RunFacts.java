package boardwright.run;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * What is true of a whole run.
 *
 * @param lab the lab's id
 * @param seed what randomised checks drew from
 * @param source what the hand-ins were recognised as, for people
 * @param submissions the ids of those that are in it, in order; what else is in the folder is left
 *     over from an earlier run
 * @param finished whether all of it was graded and written; false as long as it runs, and for ever
 *     if it was stopped
 * @param settings YAML whose keys take the place of those in lab.yaml; empty for none
 */
public record RunFacts(
    @JsonProperty(required = true) String lab,
    @JsonProperty(required = true) long seed,
    @JsonProperty(required = true) String source,
    @JsonProperty(required = true) List<String> submissions,
    boolean finished,
    String settings) {

  /** All of them are known. */
  public RunFacts {
    Objects.requireNonNull(lab);
    Objects.requireNonNull(source);
    submissions = List.copyOf(submissions);
    settings = settings == null ? "" : settings; // a run of before there were any
  }

  /** Those of a run for which lab.yaml counts as it is. */
  public RunFacts(
      String lab, long seed, String source, List<String> submissions, boolean finished) {
    this(lab, seed, source, submissions, finished, "");
  }

  /** The same of a run that has come to its end. */
  public RunFacts finish() {
    return new RunFacts(lab, seed, source, submissions, true, settings);
  }
}
