package boardwright.similarity;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import boardwright.lab.Course;
import boardwright.protocol.Request.Source;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The comparison of hand-ins")
class ComparisonTest {
  private static final Path SOLUTIONS = ROOT.resolve("solutions/checkerboard");

  private static final GivenCode NOTHING = new GivenCode(List.of(), List.of());

  @TempDir Path folder;

  @Test
  @DisplayName("finds a copy with other names, whatever its folder is called")
  void findsACopyWithOtherNames() throws IOException, InterruptedException {
    JPlag jplag = fetched();
    List<Submission> submissions =
        List.of(
            handIn("streams", SOLUTIONS.resolve("variants/streams"), "", ""),
            handIn("a & ../b\t'", SOLUTIONS.resolve("model"), "", ""),
            handIn("copy", SOLUTIONS.resolve("model"), "row", "zeile"),
            new Submission("nothing", "nothing", List.of(), List.of()),
            new Submission(
                "without a class",
                "without a class",
                List.of(new Source("A.java", "void row() { int a = 1; }", List.of())),
                List.of()),
            new Submission(
                "broken",
                "broken",
                List.of(new Source("A.java", "class A { \ud800 int", List.of("A"))),
                List.of()));
    Path zip = folder.resolve("similarity.zip");
    List<Pair> pairs = Comparison.of(jplag, submissions, List.of(), NOTHING, zip);
    assertEquals(
        "a & ../b\t'",
        pairs.get(0).first().equals("copy") ? pairs.get(0).second() : pairs.get(0).first());
    assertTrue(pairs.get(0).average() > 0.95, pairs.get(0)::toString);
    assertTrue(pairs.get(1).average() < 0.7, pairs.get(1)::toString);
    assertTrue(Files.size(zip) > 0);
    // what everybody was given counts for nothing
    List<Pair> rest =
        Comparison.of(jplag, submissions, List.of(), NOTHING.and(SOLUTIONS.resolve("model")), zip);
    assertTrue(rest.stream().allMatch(pair -> pair.average() < 0.7), rest::toString);
  }

  @Test
  @DisplayName("finds a published answer under other names, and calls the same text the same")
  void findsAPublishedAnswerUnderOtherNames() throws IOException, InterruptedException {
    List<Pair> pairs =
        Comparison.of(
            fetched(),
            List.of(
                handIn("copy", SOLUTIONS.resolve("variants/points"), "row", "zeile"),
                handIn("one", SOLUTIONS.resolve("variants/recursion"), "row", "zeile"),
                handIn("other", SOLUTIONS.resolve("variants/recursion"), "row", "zeile")),
            EarlierWork.published(new Course(ROOT).lab("checkerboard").orElseThrow()).stream()
                .filter(work -> !work.name().endsWith("recursion"))
                .toList(),
            NOTHING,
            folder.resolve("similarity.zip"));
    assertEquals("the same text", pairs.get(0).percent());
    Pair copy = pairs.stream().filter(Pair::earlier).findFirst().orElseThrow();
    assertEquals("copy and the published answer points", copy.first() + " and " + copy.second());
    assertTrue(copy.highest() > 0.9, copy::toString);
    assertTrue(
        pairs.stream().filter(Pair::earlier).skip(1).allMatch(pair -> pair.highest() < 0.5),
        pairs::toString);
  }

  @Test
  @DisplayName("says in a sentence that JPlag cannot be had, and leaves nothing behind")
  void saysInASentenceThatJPlagCannotBeHad() throws IOException {
    List<Submission> two =
        List.of(
            handIn("a", SOLUTIONS.resolve("model"), "", ""),
            handIn("b", SOLUTIONS.resolve("model"), "", ""));
    Path zip = folder.resolve("similarity.zip");
    SimilarityException e =
        assertThrows(
            SimilarityException.class,
            () -> Comparison.of(new JPlag(folder), two, List.of(), NOTHING, zip));
    assertTrue(e.getMessage().contains("in a whole copy of Boardwright only"), e.getMessage());
    assertFalse(Files.exists(zip));
    assertThrows(
        SimilarityException.class,
        () -> Comparison.of(new JPlag(folder), two.subList(0, 1), List.of(), NOTHING, zip));
  }

  @Test
  @DisplayName("counts for nothing what comes with the lab, and finds a copy of a student's work")
  void countsForNothingWhatComesWithTheLab() throws IOException, InterruptedException {
    JPlag jplag = fetched();
    GivenCode given =
        GivenCode.of(new Course(ROOT), new Course(ROOT).lab("checkerboard").orElseThrow());
    Path engine = ROOT.resolve("engine/checkerboard/src/main/java/checkerboard");
    Path begun = Files.createDirectories(folder.resolve("begun"));
    int number = 0;
    for (String piece : given.pieces()) {
      // as a learner begins: the synopses of all pages, with bodies that do nothing
      if (piece.startsWith("public class") && piece.contains("{ return null; }")) {
        Files.writeString(begun.resolve("Begun" + number++ + ".java"), piece);
      }
    }
    assertEquals(6, number); // CBException, Square, Move, and Checkerboard on three pages
    Path model = SOLUTIONS.resolve("model");
    List<Pair> pairs =
        Comparison.of(
            jplag,
            List.of(
                handIn("program", engine, "", ""),
                handIn("program, renamed", engine, "row", "zeile"),
                handIn("begun", begun, "", ""),
                handIn("begun, renamed", begun, "row", "zeile"),
                handIn("own", model, "", ""),
                handIn("own, renamed", model, "row", "zeile"),
                handIn("of another", SOLUTIONS.resolve("variants/recursion"), "", "")),
            List.of(),
            given,
            folder.resolve("similarity.zip"));
    assertEquals(
        "own and own, renamed",
        Stream.of(pairs.get(0).first(), pairs.get(0).second())
            .sorted()
            .collect(Collectors.joining(" and ")));
    assertTrue(pairs.get(0).average() > 0.7, pairs.get(0)::toString);
    assertTrue(pairs.get(1).average() < 0.2, pairs.get(1)::toString);
    pairs.stream()
        .filter(pair -> !pair.first().startsWith("o") || !pair.second().startsWith("o"))
        .forEach(pair -> assertTrue(pair.average() < 0.05, pair::toString));
  }

  private static JPlag fetched() throws IOException, InterruptedException {
    JPlag jplag = new JPlag(ROOT);
    try {
      jplag.fetched();
    } catch (SimilarityException e) {
      abort("JPlag could not be fetched, so nothing was compared: " + e.getMessage());
    }
    return jplag;
  }

  private static Submission handIn(String id, Path sources, String from, String to)
      throws IOException {
    try (Stream<Path> files = Files.list(sources)) {
      List<Source> read =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .sorted()
              .map(file -> source(file, from, to))
              .toList();
      return new Submission(id, id, read, List.of());
    }
  }

  private static Source source(Path file, String from, String to) {
    try {
      String text = Files.readString(file);
      return new Source(
          file.getFileName().toString(),
          from.isEmpty() ? text : text.replaceAll("\\b" + from + "\\b", to),
          List.of("checkerboard." + file.getFileName().toString().replace(".java", "")));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
