package boardwright.intake;

import boardwright.submission.Submission;
import java.util.List;

/**
 * What was taken in.
 *
 * @param source what the hand-ins were recognised as, for people
 * @param submissions in the order of the paths and of the names in them
 * @param remarks what is to be said of the whole, one sentence each
 */
public record Taken(String source, List<Submission> submissions, List<String> remarks) {
  /** One line on what was recognised. */
  public String line() {
    long people = submissions.stream().mapToLong(s -> s.people().size()).sum();
    String all = submissions.size() == 1 ? "1 submission" : submissions.size() + " submissions";
    boolean shared = submissions.stream().anyMatch(s -> s.people().size() > 1);
    return "Recognised %s: %s%s.".formatted(source, all, shared ? " of " + people + " people" : "");
  }
}
