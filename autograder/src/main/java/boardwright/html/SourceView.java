package boardwright.html;

import boardwright.grading.StageResult;
import boardwright.protocol.Answer.Coverage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Place;
import boardwright.protocol.Request.Source;
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
 * @param lines its lines
 */
public record SourceView(
    String path, String place, int remarks, String coverage, List<Line> lines) {
  /** All files of a submission. */
  static List<SourceView> of(
      List<Source> sources, List<StageResult> stages, List<Correction> corrections) {
    List<Map<Integer, Set<Remark>>> remarks = new ArrayList<>();
    sources.forEach(source -> remarks.add(new TreeMap<>()));
    for (StageResult stage : stages) {
      for (Problem problem : stage.problems()) {
        add(
            remarks,
            new Place(problem.path(), (int) problem.line()),
            sources,
            new Remark("compiler", "The compiler", problem.text(), ""));
      }
      stage.checks().stream()
          .filter(check -> !check.passed() && check.finding() != null)
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
                                      stage.stage().id() + " " + check.check().rule(),
                                      check.check().title() + ": " + check.message(),
                                      Addresses.check(check.check().id())))));
    }
    for (Correction correction : corrections) {
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
    stages.stream()
        .flatMap(stage -> stage.checks().stream())
        .flatMap(check -> check.coverage().stream())
        .forEach(file -> coverage.put(file.path(), file));
    List<SourceView> views = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      views.add(view(sources.get(i), i, remarks.get(i), coverage.get(sources.get(i).path())));
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
      Source source, int file, Map<Integer, Set<Remark>> remarks, Coverage coverage) {
    List<String> text = source.text().lines().toList();
    List<Line> lines = new ArrayList<>();
    int count = 0;
    for (int number = 1; number <= text.size(); number++) {
      List<Remark> here = List.copyOf(remarks.getOrDefault(number, Set.of()));
      count += here.size();
      String tested = tested(number, coverage);
      lines.add(new Line(number, place(file, number), text.get(number - 1), tested, here));
    }
    return new SourceView(source.path(), "file-" + file, count, summary(coverage), lines);
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
