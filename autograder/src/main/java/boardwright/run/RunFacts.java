package boardwright.run;

import boardwright.decisions.History;
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
 * @param history the id of the last line of its history; empty if it has none
 */
public record RunFacts(
    @JsonProperty(required = true) String lab,
    @JsonProperty(required = true) long seed,
    @JsonProperty(required = true) String source,
    @JsonProperty(required = true) List<String> submissions,
    boolean finished,
    String history) {

  /** How the source of a run begins whose hand-ins are from several places. */
  public static final String SEVERAL = "Several: ";

  /** All of them are known. */
  public RunFacts {
    Objects.requireNonNull(lab);
    Objects.requireNonNull(source);
    submissions = List.copyOf(submissions);
    history = history == null ? "" : history; // a run of before there were any
  }

  /** Those of a run without a history. */
  public RunFacts(
      String lab, long seed, String source, List<String> submissions, boolean finished) {
    this(lab, seed, source, submissions, finished, "");
  }

  /** The same of a run that has come to its end. */
  public RunFacts finish() {
    return new RunFacts(lab, seed, source, submissions, true, history);
  }

  /** The same with this history. */
  RunFacts of(History said) {
    return new RunFacts(lab, seed, source, submissions, finished, said.last());
  }
}
