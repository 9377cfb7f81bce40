package boardwright.html;

import boardwright.grading.Report;
import boardwright.protocol.Answer.Coverage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Place;
import boardwright.protocol.Request.Source;
import boardwright.report.Cause;
import boardwright.submission.Correction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A student's file with what is to say about its lines.
 *
 * @param path as the student knows it
 * @param place of the file on the page
 * @param remarks how many remarks there are
 * @param coverage how many of its lines the student's own tests reached; empty if they were not
 *     tried on it
 * @param length how many lines it has
 * @param lines those that are shown: all of a file that is not too long, else those around remarks
 */
public record SourceView(
    String path, String place, int remarks, String coverage, int length, List<Line> lines) {
  /** A longer file is shown around remarks only. */
  private static final int LONGEST_FILE = 100_000;

  private static final int AROUND = 3;

  /** About how many bytes the files of a page may take. */
  private static final int SOURCES = 400_000;

  /** About how many bytes a line takes besides its text, and a file besides its lines. */
  private static final int FRAME = 150;

  /**
   * The files of a submission: those that have a remark, and those that there is room for.
   *
   * @param share 1 for the usual room; 4 for a quarter of it, and so on
   */
  static List<SourceView> of(List<Source> sources, List<Cause> causes, Report report, int share) {
    List<Map<Integer, Set<Remark>>> remarks = new ArrayList<>();
    sources.forEach(source -> remarks.add(new TreeMap<>()));
    for (Cause cause : causes) {
      for (Problem problem : cause.problems()) {
        add(
            remarks,
            new Place(problem.path(), (int) problem.line()),
            sources,
            new Remark("compiler", "The compiler", problem.text(), ""));
      }
      cause.checks().stream()
          .filter(check -> check.finding() != null)
          .forEach(
              check ->
                  Place.parse(check.finding().lookAt())
                      .ifPresent(
                          place ->
                              add(
                                  remarks,
                                  place,
                                  sources,
                                  new Remark(
                                      "check",
                                      check.check().stage() + " " + check.check().rule(),
                                      check.check().title() + ": " + check.message(),
                                      Addresses.check(check.check().id())))));
    }
    for (Correction correction : report.corrections()) {
      Place.parse(correction.line())
          .ifPresent(
              place ->
                  add(
                      remarks,
                      place,
                      sources,
                      new Remark("check", "Your instructor", correction.remark(), "")));
    }
    Map<String, Coverage> coverage = new HashMap<>();
    report
        .checks()
        .flatMap(check -> check.coverage().stream())
        .forEach(file -> coverage.put(file.path(), file));
    List<SourceView> views = new ArrayList<>();
    int left = SOURCES / share;
    for (int i = 0; i < sources.size(); i++) {
      String text = sources.get(i).text();
      int size = FRAME * (2 + (int) text.lines().count()) + text.length();
      boolean isWhole = text.length() <= LONGEST_FILE && size <= left;
      left -= isWhole ? size : FRAME;
      if (isWhole || left > 0 || !remarks.get(i).isEmpty()) {
        Coverage tested = coverage.get(sources.get(i).path());
        views.add(view(sources.get(i), i, remarks.get(i), tested, isWhole));
      }
    }
    return views;
  }

  /** The link to a place such as {@code Square.java:12}; empty if there is no such line. */
  static String link(String lookAt, List<Source> sources) {
    return Place.parse(lookAt).map(place -> link(place, sources)).orElse("");
  }

  private static String link(Place place, List<Source> sources) {
    Optional<Source> file = place.in(sources);
    long lines = file.map(source -> source.text().lines().count()).orElse(0L);
    return place.line() < 1 || place.line() > lines
        ? ""
        : "#" + place(sources.indexOf(file.orElseThrow()), place.line());
  }

  private static void add(
      List<Map<Integer, Set<Remark>>> remarks, Place place, List<Source> sources, Remark remark) {
    place
        .in(sources)
        .map(sources::indexOf)
        .map(remarks::get)
        .ifPresent(
            file ->
                file.computeIfAbsent(Math.max(1, place.line()), line -> new LinkedHashSet<>())
                    .add(remark));
  }

  private static SourceView view(
      Source source,
      int file,
      Map<Integer, Set<Remark>> remarks,
      Coverage coverage,
      boolean isWhole) {
    List<String> text = source.text().lines().toList();
    List<Line> lines = new ArrayList<>();
    int count = 0;
    for (int number = 1; number <= text.size(); number++) {
      List<Remark> here = List.copyOf(remarks.getOrDefault(number, Set.of()));
      count += here.size();
      int at = number;
      if (isWhole || remarks.keySet().stream().anyMatch(line -> Math.abs(line - at) <= AROUND)) {
        String tested = tested(number, coverage);
        lines.add(new Line(number, place(file, number), text.get(number - 1), tested, here));
      }
    }
    return new SourceView(
        source.path(), "file-" + file, count, summary(coverage), text.size(), lines);
  }

  /** Whether lines are left out. */
  public boolean isCut() {
    return lines.size() < length;
  }

  /** The name of the style of a line by what the student's tests did with it. */
  private static String tested(int number, Coverage coverage) {
    if (coverage == null) {
      return "";
    }
    return coverage.reached().contains(number)
        ? "reached"
        : coverage.missed().contains(number) ? "missed" : "";
  }

  private static String summary(Coverage coverage) {
    return coverage == null
        ? ""
        : "your tests reach %d of %d lines"
            .formatted(
                coverage.reached().size(), coverage.reached().size() + coverage.missed().size());
  }

  private static String place(int file, int line) {
    return "file-" + file + "-line-" + line;
  }

  /**
   * A line.
   *
   * @param number from 1
   * @param place on the page
   * @param tested {@code reached} or {@code missed} by the student's own tests; empty if they were
   *     not tried on it, or if there is nothing in it to be run
   * @param remarks what is to say about it
   */
  public record Line(int number, String place, String text, String tested, List<Remark> remarks) {}

  /**
   * What is to say about a line.
   *
   * @param style the name of its style
   * @param from who says it
   * @param text what
   * @param place of more about it on the page; empty if there is none
   */
  public record Remark(String style, String from, String text, String place) {}
}
