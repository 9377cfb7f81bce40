package boardwright.intake;

import boardwright.intake.platform.Download;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/**
 * What was taken in. The archives that it lies in stay open until this is closed, as sources are
 * read when they are needed.
 *
 * @param source what the hand-ins were recognised as, for people
 * @param all in the order of the paths and of the names in them, after those of the run to which
 *     they were added
 * @param carried the ids of those of the run that were not handed in again
 * @param remarks what is to be said of the whole, one sentence each
 * @param open what is closed in the end
 */
public record IntakeResult(
    String source,
    List<LazySubmission> all,
    List<String> carried,
    List<String> remarks,
    List<Download> open)
    implements Closeable {
  /** Everything but the sources. */
  public List<Submission> heads() {
    return all.stream().map(LazySubmission::head).toList();
  }

  /** All of them, read into memory: for few. */
  public List<Submission> submissions() {
    return all.stream().map(LazySubmission::read).toList();
  }

  /** One line on what was recognised. */
  public String line() {
    List<Submission> now = heads().stream().filter(head -> !carried.contains(head.id())).toList();
    long people = now.stream().mapToLong(head -> head.people().size()).sum();
    String count = now.size() == 1 ? "1 submission" : now.size() + " submissions";
    boolean shared = now.stream().anyMatch(head -> head.people().size() > 1);
    return "Recognised %s: %s%s."
        .formatted(source, count, shared ? " of " + people + " people" : "");
  }

  @Override
  public void close() {
    for (Download download : open) {
      try {
        download.close();
      } catch (IOException e) {
        // it was only read
      }
    }
  }
}
