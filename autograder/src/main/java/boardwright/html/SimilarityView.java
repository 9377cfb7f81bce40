package boardwright.html;

import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.similarity.Pair;
import boardwright.text.Note;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the page of similar hand-ins shows.
 *
 * @param title the lab's name
 * @param pairs the most alike first
 * @param more pairs that are less alike, and not shown
 * @param shipped who handed in code that ships with Boardwright, which counts for nothing here
 */
public record SimilarityView(String title, List<Row> pairs, int more, List<Student> shipped) {
  /** Where JPlag's own result can be looked at. */
  public static final String VIEWER = "https://jplag.github.io/JPlag/";

  private static final int MOST = 200;

  static SimilarityView of(Lab lab, List<Graded> graded, List<Pair> pairs) {
    List<Report> reports = graded.stream().map(Graded::report).toList();
    Map<String, Student> students =
        reports.stream()
            .collect(Collectors.toMap(Report::submission, Student.among(reports), (a, b) -> a));
    Function<String, Student> student = id -> students.get(id);
    return new SimilarityView(
        lab.manifest().name(),
        pairs.stream()
            .limit(MOST)
            .map(
                pair ->
                    new Row(
                        student.apply(pair.first()),
                        student.apply(pair.second()),
                        pair.percent(),
                        pair.highestPercent()))
            .toList(),
        Math.max(0, pairs.size() - MOST),
        graded.stream()
            .filter(one -> one.report().notes().stream().anyMatch(Note::isAboutShippedCode))
            .map(one -> students.get(one.report().submission()))
            .toList());
  }

  /** Where JPlag's own result can be looked at. */
  public String viewer() {
    return VIEWER;
  }

  /** What a browser may do here. */
  public String policy() {
    return Sheet.policy(false);
  }

  /** How it looks. */
  public String style() {
    return Sheet.STYLE.text();
  }

  /**
   * A pair.
   *
   * @param average of how much of each is in the other
   * @param highest the higher of the two
   */
  public record Row(Student first, Student second, String average, String highest) {}
}
