package boardwright.cli;

import boardwright.decisions.SubmissionFinder;
import boardwright.decisions.SubmissionFinder.Found;
import boardwright.lab.WrongCallException;
import boardwright.run.RunFolder;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.util.List;
import java.util.stream.Collectors;

/** Finds a submission of a run by what an instructor calls it. */
final class NamedSubmission {
  private static final int MOST_NAMED = 10;

  private NamedSubmission() {}

  /**
   * The folder of the one that is called so: by its folder, or by a name, id or address that only
   * one has.
   *
   * @throws WrongCallException if none is, or several are
   */
  static String of(RunFolder run, String called) {
    List<Submission> heads = run.submissions().stream().map(LazySubmission::head).toList();
    SubmissionFinder finder = new SubmissionFinder(heads);
    if (finder.folder(called).isPresent()) {
      return called;
    }
    List<Found> found = finder.find(called);
    if (found.size() > 1) {
      throw new WrongCallException(
          "%s: '%s' may be %s. Give an id or an email address."
              .formatted(
                  run.path(),
                  called,
                  found.stream()
                      .map(each -> "%s in %s".formatted(each.shown(), each.submission().id()))
                      .collect(Collectors.joining(" or "))));
    }
    if (found.isEmpty() && run.facts().submissions().contains(called)) {
      throw new WrongCallException(
          "%s: '%s' is not graded yet. Run the same grade command again; it goes on where it stopped."
              .formatted(run.path(), called));
    }
    if (found.isEmpty()) {
      throw new WrongCallException(
          "%s has no submission '%s'. There are: %s%s."
              .formatted(
                  run.path(),
                  called,
                  heads.stream()
                      .limit(MOST_NAMED)
                      .map(Submission::id)
                      .collect(Collectors.joining("; ")),
                  heads.size() > MOST_NAMED
                      ? " and %d more, as gradebook.csv has them"
                          .formatted(heads.size() - MOST_NAMED)
                      : ""));
    }
    return found.get(0).submission().id();
  }
}
