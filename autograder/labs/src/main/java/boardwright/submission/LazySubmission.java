package boardwright.submission;

import boardwright.protocol.Request.Source;
import boardwright.text.Sha256;
import java.util.List;
import java.util.function.Supplier;

/**
 * A submission whose sources are read when they are needed, since those of a whole class may be
 * more than fits into memory.
 *
 * @param head the submission without its sources
 * @param content a short text that stands for the sources: two that are the same are the same work.
 *     Empty if they could not be read
 * @param hasSources whether there are any
 * @param sources reads them; throws {@link UnreadableSubmissionException} if that fails by our
 *     fault
 * @param earlier what the same people handed in before it, as far as that was taken in with it
 */
public record LazySubmission(
    Submission head,
    String content,
    boolean hasSources,
    Supplier<List<Source>> sources,
    List<LazySubmission> earlier) {
  /** A submission that is in memory anyway. */
  public static LazySubmission of(Submission submission) {
    return of(submission, submission::sources);
  }

  /** A submission that is in memory now, and is read again from there. */
  public static LazySubmission of(Submission submission, Supplier<List<Source>> again) {
    return new LazySubmission(
        submission.head(),
        content(submission.sources()),
        !submission.sources().isEmpty(),
        again,
        List.of());
  }

  /** A submission that could not be read. */
  public static LazySubmission unreadable(Submission head, Supplier<List<Source>> again) {
    return new LazySubmission(head, "", false, again, List.of());
  }

  /**
   * The whole submission.
   *
   * @throws UnreadableSubmissionException if it cannot be read, or has changed since it was taken
   *     in
   */
  public Submission read() {
    List<Source> read = sources.get();
    if (!content.equals(content(read))) {
      throw new UnreadableSubmissionException(
          "It changed while it was graded, or could be read now only: run the same command again.");
    }
    return head.with(read);
  }

  /** Whether its sources could be read when it was taken in. */
  public boolean isReadable() {
    return !content.isEmpty();
  }

  /** The same sources under another head. */
  public LazySubmission with(Submission otherHead) {
    return new LazySubmission(otherHead, content, hasSources, sources, earlier);
  }

  /** The same after these. */
  public LazySubmission after(List<LazySubmission> others) {
    return new LazySubmission(head, content, hasSources, sources, List.copyOf(others));
  }

  /** A short text that stands for sources. */
  public static String content(List<Source> sources) {
    Sha256 digest = new Sha256();
    for (Source source : sources) {
      for (String part : List.of(source.path(), source.text(), source.types().toString())) {
        digest.add(part + "\0");
      }
    }
    return digest.hex(16);
  }
}
