package boardwright.html;

import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.similarity.Pair;
import boardwright.text.Note;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What the page of similar hand-ins shows.
 *
 * @param title the lab's name
 * @param elsewhere hand-ins that are like work that is in no run, the most alike first
 * @param pairs hand-ins that are like each other, the most alike first
 * @param more pairs that are less alike, and not shown
 * @param shipped who handed in code that ships with Boardwright, which counts for nothing here
 */
public record SimilarityView(
    String title, List<Elsewhere> elsewhere, List<Row> pairs, int more, List<Student> shipped) {
  /** Where JPlag's own result can be looked at. */
  public static final String VIEWER = "https://jplag.github.io/JPlag/";

  private static final int MOST = 200;

  /**
   * No honest answer of eighteen was as much like another one; five of ten answers that were copied
   * and disguised are above it, those with little effort by far.
   */
  private static final double LINE = 0.14;

  /** So many are shown side by side, and so much of each. */
  private static final int BESIDE = 20;

  private static final int LETTERS = 20_000;

  /**
   * The view.
   *
   * @param texts the sources of a hand-in, by its id
   * @param earlier what is in no run, by its name
   */
  static SimilarityView of(
      Lab lab,
      List<Graded> graded,
      List<Pair> pairs,
      Function<String, String> texts,
      Function<String, String> earlier) {
    List<Report> reports = graded.stream().map(Graded::report).toList();
    Map<String, Student> students =
        reports.stream()
            .collect(Collectors.toMap(Report::submission, Student.among(reports), (a, b) -> a));
    Function<String, Student> student = id -> students.get(id);
    List<Pair> own = pairs.stream().filter(pair -> !pair.earlier()).toList();
    List<Pair> like =
        pairs.stream()
            .filter(pair -> pair.earlier() && pair.highest() >= LINE)
            .sorted(Comparator.comparingDouble(Pair::highest).reversed())
            .limit(MOST)
            .toList();
    return new SimilarityView(
        lab.manifest().name(),
        IntStream.range(0, like.size())
            .mapToObj(
                i ->
                    new Elsewhere(
                        student.apply(like.get(i).first()),
                        like.get(i).second(),
                        like.get(i).highestPercent(),
                        i < BESIDE ? cut(texts.apply(like.get(i).first())) : "",
                        i < BESIDE ? cut(earlier.apply(like.get(i).second())) : ""))
            .toList(),
        own.stream()
            .limit(MOST)
            .map(
                pair ->
                    new Row(
                        student.apply(pair.first()),
                        student.apply(pair.second()),
                        pair.percent(),
                        pair.highestPercent()))
            .toList(),
        Math.max(0, own.size() - MOST),
        graded.stream()
            .filter(one -> one.report().notes().stream().anyMatch(Note::isAboutShippedCode))
            .map(one -> students.get(one.report().submission()))
            .toList());
  }

  private static String cut(String text) {
    return text.length() < LETTERS ? text : text.substring(0, LETTERS) + "\n…";
  }

  /** Where JPlag's own result can be looked at. */
  public String viewer() {
    return VIEWER;
  }

  /** What a browser may do here. */
  public String policy() {
    return Sheet.policy();
  }

  /** How it looks. */
  public String style() {
    return Sheet.STYLE.text();
  }

  /**
   * A hand-in that is like work that is in no run.
   *
   * @param name of that work
   * @param part how much of the one of them is in the other
   * @param mine the sources of the hand-in; empty where they are not shown
   * @param other those of the other
   */
  public record Elsewhere(Student student, String name, String part, String mine, String other) {}

  /**
   * A pair.
   *
   * @param average of how much of each is in the other
   * @param highest the higher of the two
   */
  public record Row(Student first, Student second, String average, String highest) {}
}
