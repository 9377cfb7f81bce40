package boardwright.html;

import boardwright.grading.StageResult;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request.Source;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A student's file with what is to say about its lines.
 *
 * @param path as the student knows it
 * @param place of the file on the page
 * @param remarks how many remarks there are
 * @param lines its lines
 */
public record SourceView(String path, String place, int remarks, List<Line> lines) {
  private static final Pattern PLACE = Pattern.compile("(.*):(\\d{1,9})");

  /**
   * Letters that change the order in which a line is shown, so that it reads as it does not run.
   */
  private static final Pattern REORDERING = Pattern.compile("[\\u202A-\\u202E\\u2066-\\u2069]");

  /** All files of a submission. */
  static List<SourceView> of(List<Source> sources, List<StageResult> stages) {
    List<Map<Integer, Set<Remark>>> remarks = new ArrayList<>();
    sources.forEach(source -> remarks.add(new TreeMap<>()));
    for (StageResult stage : stages) {
      for (Problem problem : stage.problems()) {
        add(
            remarks,
            file(problem.path(), sources),
            (int) problem.line(),
            new Remark("compiler", "The compiler", problem.text(), ""));
      }
      stage.checks().stream()
          .filter(check -> !check.passed() && check.finding() != null)
          .forEach(
              check -> {
                Matcher place = PLACE.matcher(check.finding().lookAt());
                if (place.matches()) {
                  add(
                      remarks,
                      file(place.group(1), sources),
                      Integer.parseInt(place.group(2)),
                      new Remark(
                          "check",
                          stage.stage().id() + " " + check.check().rule(),
                          check.check().title() + ": " + check.message(),
                          Links.check(check.check().id())));
                }
              });
    }
    List<SourceView> views = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      views.add(view(sources.get(i), i, remarks.get(i)));
    }
    return views;
  }

  /** The link to a place such as {@code Square.java:12}; empty if there is no such line. */
  static String link(String lookAt, List<Source> sources) {
    Matcher place = PLACE.matcher(lookAt);
    if (!place.matches()) {
      return "";
    }
    int file = file(place.group(1), sources);
    long lines = file < 0 ? 0 : sources.get(file).text().lines().count();
    long line = Long.parseLong(place.group(2));
    return line < 1 || line > lines ? "" : "#" + place(file, (int) line);
  }

  /** The file of this path, or the only one of this name; -1 if there is none. */
  private static int file(String path, List<Source> sources) {
    int found = -1;
    for (int i = 0; i < sources.size(); i++) {
      if (sources.get(i).path().equals(path)) {
        return i;
      }
      if (sources.get(i).path().endsWith("/" + path)) {
        found = found == -1 ? i : -2;
      }
    }
    return Math.max(-1, found);
  }

  private static void add(
      List<Map<Integer, Set<Remark>>> remarks, int file, int line, Remark remark) {
    if (file >= 0) {
      remarks
          .get(file)
          .computeIfAbsent(Math.max(1, line), number -> new LinkedHashSet<>())
          .add(remark);
    }
  }

  private static SourceView view(Source source, int file, Map<Integer, Set<Remark>> remarks) {
    List<String> text = source.text().lines().toList();
    List<Line> lines = new ArrayList<>();
    int count = 0;
    for (int number = 1; number <= text.size(); number++) {
      List<Remark> here = List.copyOf(remarks.getOrDefault(number, Set.of()));
      count += here.size();
      lines.add(new Line(number, place(file, number), shown(text.get(number - 1)), here));
    }
    return new SourceView(source.path(), "file-" + file, count, lines);
  }

  private static String shown(String line) {
    return REORDERING
        .matcher(line)
        .replaceAll(letter -> "[U+%04X]".formatted((int) letter.group().charAt(0)));
  }

  private static String place(int file, int line) {
    return "file-" + file + "-line-" + line;
  }

  /**
   * A line.
   *
   * @param number from 1
   * @param place on the page
   * @param remarks what is to say about it
   */
  public record Line(int number, String place, String text, List<Remark> remarks) {}

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
