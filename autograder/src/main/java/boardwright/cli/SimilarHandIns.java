package boardwright.cli;

import boardwright.html.ClassPages;
import boardwright.run.Graded;
import boardwright.similarity.Comparison;
import boardwright.similarity.GivenCode;
import boardwright.similarity.JPlag;
import boardwright.similarity.Pair;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;

/** The comparison of a run's hand-ins with each other, and its pages. */
final class SimilarHandIns {
  private static final String RESULT = "similarity.zip";

  /** How many pairs are told at once; all are on the page. */
  private static final int MOST_TOLD = 5;

  private final Session session;

  SimilarHandIns(Session session) {
    this.session = session;
  }

  /**
   * Compares, writes the page, links it from the page of the class, and prints where it is.
   *
   * @param base a folder with the instructor's own starter code; null for none
   * @throws boardwright.similarity.SimilarityException if they cannot be compared
   */
  void compare(FinishedRun of, Path base) throws IOException, InterruptedException {
    Path result = of.run().path().resolve(RESULT);
    List<Submission> submissions = of.graded().stream().map(Graded::submission).toList();
    GivenCode given = GivenCode.of(session.course(), of.lab());
    List<Pair> pairs =
        Comparison.of(
            new JPlag(session.course().root()),
            submissions,
            base == null ? given : given.and(base),
            result);
    ClassPages.similarity(of.run(), of.lab(), of.graded(), pairs);
    ClassPages.index(of.run(), of.lab(), of.graded(), ZonedDateTime.now(ZoneId.systemDefault()));
    pairs.stream()
        .limit(MOST_TOLD)
        .map(pair -> "%5s  %s, %s".formatted(pair.percent(), pair.first(), pair.second()))
        .forEach(session.out()::println);
    session.out().println("pairs:      " + of.run().path().resolve(ClassPages.SIMILARITY));
    session.out().println("JPlag's:    " + result);
  }
}
