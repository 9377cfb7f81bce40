package boardwright.cli;

import boardwright.command.Session;
import boardwright.diagnosis.Misconceptions;
import boardwright.html.ClassPages;
import boardwright.html.SimilarityView;
import boardwright.intake.Intake;
import boardwright.similarity.Comparison;
import boardwright.similarity.EarlierWork;
import boardwright.similarity.GivenCode;
import boardwright.similarity.JPlag;
import boardwright.similarity.Pair;
import boardwright.text.Note;
import boardwright.text.Printable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The comparison of a run's hand-ins with each other, and its pages. */
final class SimilarHandIns {
  private static final String RESULT = "similarity.zip";

  /** How many pairs are printed; all are on the page. */
  private static final int MOST_TOLD = 5;

  private final Session session;

  SimilarHandIns(Session session) {
    this.session = session;
  }

  /**
   * Compares, writes the page, links it from the page of the class, and prints where it is.
   *
   * @param base a folder with the instructor's own starter code; null for none
   * @param old classes of before
   * @throws boardwright.similarity.SimilarityException if they cannot be compared
   */
  void compare(FinishedRun of, Path base, List<Path> old) throws IOException, InterruptedException {
    Path result = of.run().path().resolve(RESULT);
    GivenCode given = GivenCode.of(session.course(), of.lab());
    List<EarlierWork> earlier = new ArrayList<>(EarlierWork.published(of.lab()));
    old.forEach(
        path ->
            earlier.addAll(
                EarlierWork.old(
                    Intake.read(List.of(path), of.lab()), path.getFileName().toString())));
    List<Pair> pairs =
        Comparison.of(
            new JPlag(session.course().root()),
            of.submissions(),
            earlier,
            base == null ? given : given.and(base),
            result);
    Map<String, EarlierWork> byName =
        earlier.stream().collect(Collectors.toMap(EarlierWork::name, each -> each, (a, b) -> a));
    ClassPages.similarity(
        of.run(),
        of.lab(),
        of.graded(),
        pairs,
        id -> of.run().graded(id).orElseThrow().submission().text(),
        name -> String.join("\n", byName.get(name).sources()));
    ClassPages.index(
        of.run(),
        of.lab(),
        of.graded(),
        Misconceptions.of(of.lab()),
        ZonedDateTime.now(ZoneId.systemDefault()));
    pairs.stream()
        .filter(pair -> !pair.earlier())
        .limit(MOST_TOLD)
        .map(pair -> "%5s  %s, %s".formatted(pair.percent(), pair.first(), pair.second()))
        .forEach(session::print);
    List<String> shipped =
        of.graded().stream()
            .filter(one -> one.submission().notes().stream().anyMatch(Note::isAboutShippedCode))
            .map(one -> one.submission().id())
            .toList();
    if (!shipped.isEmpty()) {
      session.print(
          "%s code that ships with Boardwright, as the page of the class says: %s. What is the engine's own counts for nothing above."
              .formatted(
                  shipped.size() == 1 ? "1 hand-in has" : shipped.size() + " hand-ins have",
                  Printable.listed(shipped)));
    }
    session.print("pairs:      " + of.run().path().resolve(ClassPages.SIMILARITY));
    session.print("JPlag's:    " + result);
    session.print(
        "            to open it: "
            + SimilarityView.VIEWER
            + ", in your browser; it is not uploaded");
  }
}
