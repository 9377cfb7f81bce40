package boardwright.html;

import boardwright.gradebook.Level;
import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.Correction;
import boardwright.text.Printable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the page shows on which an instructor grades the rubric.
 *
 * @param title the lab's name
 * @param data all that its script shows, as JSON that is safe inside a page
 */
public record RubricView(String title, String data) {
  private static final JsonMapper ASCII =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  /** About how many letters of a hand-in are shown. */
  private static final int MOST_LETTERS = 400_000;

  private record Data(List<Rule> criteria, List<HandIn> students) {}

  private record Rule(String check, String stage, String title, String most, List<Level> levels) {}

  private record HandIn(
      String id, String name, List<String> criteria, List<Correction> corrections, String files) {}

  private record SourceFile(String path, List<String> lines) {}

  /**
   * The view.
   *
   * @param files the packed sources of a hand-in, by its id
   */
  static RubricView of(Lab lab, List<Report> reports, Function<String, String> files) {
    Map<String, Rule> rules = new LinkedHashMap<>();
    List<HandIn> handIns = new ArrayList<>();
    Function<Report, Student> who = Student.among(reports);
    for (Report report : reports) {
      report
          .criteria()
          .forEach(each -> rules.computeIfAbsent(each.check().id(), i -> rule(lab, each)));
      List<String> criteria = report.criteria().map(each -> each.check().id()).toList();
      if (!criteria.isEmpty()) {
        String id = report.submission();
        String name = Printable.visible(who.apply(report).name());
        handIns.add(new HandIn(id, name, criteria, report.corrections(), files.apply(id)));
      }
    }
    String data = ASCII.writeValueAsString(new Data(List.copyOf(rules.values()), handIns));
    return new RubricView(lab.manifest().name(), data.replace("<", "\\u003c"));
  }

  private static Rule rule(Lab lab, CheckResult result) {
    CheckSpec check = result.check();
    BigDecimal most = result.maxPoints();
    return new Rule(
        check.id(), check.stage(), check.title(), Level.shown(most), Level.of(lab, check, most));
  }

  /**
   * The sources of a hand-in as JSON, packed with gzip and written in Base64, since the page holds
   * those of a whole class.
   */
  public static String packed(List<Source> sources) {
    List<SourceFile> files = new ArrayList<>();
    int left = MOST_LETTERS;
    for (Source source : sources) {
      String text = source.text();
      String shown = text.length() <= left ? text : text.substring(0, left) + "\n\u2026";
      left -= Math.min(left, text.length());
      files.add(new SourceFile(source.path(), shown.lines().map(Printable::text).toList()));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(ASCII.writeValueAsBytes(files));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** What a browser may do here. */
  public String policy() {
    return Sheet.policy(Sheet.RUBRIC);
  }

  /** How it looks. */
  public String style() {
    return Sheet.STYLE.text();
  }

  /** How it behaves. */
  public String script() {
    return Sheet.RUBRIC.text();
  }
}
