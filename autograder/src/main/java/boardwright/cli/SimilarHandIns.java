package boardwright.cli;

import boardwright.html.ClassPages;
import boardwright.intake.Submission;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.similarity.Comparison;
import boardwright.similarity.JPlag;
import boardwright.similarity.Pair;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

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
    List<Pair> pairs =
        Comparison.of(
            new JPlag(session.course().root()), submissions, given(of.lab(), base), result);
    ClassPages.similarity(of.run(), of.lab(), of.graded(), pairs);
    ClassPages.index(of.run(), of.lab(), of.graded(), ZonedDateTime.now(ZoneId.systemDefault()));
    pairs.stream()
        .limit(MOST_TOLD)
        .map(pair -> "%5s  %s, %s".formatted(pair.percent(), pair.first(), pair.second()))
        .forEach(session.out()::println);
    session.out().println("pairs:      " + of.run().path().resolve(ClassPages.SIMILARITY));
    session.out().println("JPlag's:    " + result);
  }

  /** The instructor's own starter code, and the sources of what no student writes. */
  private List<Path> given(Lab lab, Path base) throws IOException {
    List<Path> files = new ArrayList<>();
    Path engine = session.course().engineSources();
    for (String type : lab.provided()) {
      boolean own = lab.replaceable().stream().map(lab::qualified).anyMatch(type::equals);
      Path file = engine.resolve(type.replace('.', '/') + ".java");
      if (!own && Files.isRegularFile(file)) {
        files.add(file);
      }
    }
    if (base != null) {
      try (Stream<Path> all = Files.walk(base)) {
        all.filter(file -> file.toString().endsWith(".java")).sorted().forEach(files::add);
      }
    }
    return files;
  }
}
