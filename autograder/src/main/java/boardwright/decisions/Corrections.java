package boardwright.decisions;

import boardwright.decisions.Decision.What;
import boardwright.decisions.SubmissionFinder.Found;
import boardwright.grading.Points;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.protocol.Place;
import boardwright.submission.Award;
import boardwright.submission.Submission;
import boardwright.table.Table.Row;
import boardwright.text.Printable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An instructor's decisions on grades: a CSV file with the columns {@code submission}, its folder,
 * or the name, id or email address of a student who shares it; {@code check}, empty for the whole;
 * {@code points}, a number, {@code full}, {@code none}, a share such as {@code 50%}, {@code take
 * back} for what was said before, or empty for a remark only; {@code remark}; and perhaps {@code
 * line}, where the remark belongs, such as {@code Board.java:41}, and {@code replaces}, the ids of
 * lines of the history. A submission that several could be is never guessed.
 */
public final class Corrections {
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,6}(?:[.,]\\d{1,6})?)( ?%)?");
  private static final Pattern OF = Pattern.compile("([\\d.]+)(?: of ([\\d.]+))?");
  private static final BigDecimal HUNDRED = new BigDecimal("100");

  /** Stands for points where what was said before doesn't count any more. */
  private static final String TAKE_BACK = "take back";

  private final InstructorFile file;
  private final Lab lab;
  private final SubmissionFinder finder;
  private final Function<CheckSpec, BigDecimal> worth;

  private Corrections(
      InstructorFile file,
      Lab lab,
      List<Submission> submissions,
      Function<CheckSpec, BigDecimal> worth) {
    this.file = file;
    this.lab = lab;
    this.finder = new SubmissionFinder(submissions);
    this.worth = worth;
  }

  /**
   * Reads the file.
   *
   * @param worth the most that a check can add to the score
   * @return what was decided, in the order of the lines. A number of points says of how many:
   *     {@code 7.5 of 10}
   * @throws DecisionException if a line cannot be understood, naming file and line
   */
  public static List<Decision> read(
      Path path, Lab lab, List<Submission> submissions, Function<CheckSpec, BigDecimal> worth) {
    InstructorFile file = InstructorFile.read(path, "submission, check, points, remark");
    return new Corrections(file, lab, submissions, worth).read();
  }

  private List<Decision> read() {
    int submission = file.column("submission");
    int check = file.column("check");
    int points = file.column("points");
    int line = file.columnIfAny("line");
    int remark = file.column("remark");
    int replaces = file.columnIfAny("replaces");
    List<Decision> decisions = new ArrayList<>();
    Map<String, Integer> lines = new HashMap<>();
    file.forEachRow(
        row -> {
          String id = submission(row, row.cell(submission)).id();
          CheckSpec about = row.cell(check).isEmpty() ? null : check(row, row.cell(check));
          String given = value(row, row.cell(points), about);
          refuseCutNumber(row, row.cell(points), row.cell(remark));
          boolean takesBack = row.cell(points).equalsIgnoreCase(TAKE_BACK);
          if (given.isEmpty() && row.cell(remark).isEmpty() && !takesBack) {
            if (about != null && about.isForAPerson()) {
              return; // still open
            }
            throw file.wrong(row.line(), "points or a remark");
          }
          if (!given.isEmpty()) {
            Integer before = lines.put(id + "\n" + row.cell(check), row.line());
            if (before != null) {
              throw file.wrong(
                  row.line(),
                  "points for %s of '%s' once, but they stand in line %d too"
                      .formatted(about == null ? "the whole" : about.id(), id, before));
            }
          }
          decisions.add(
              new Decision(
                  takesBack ? What.TAKE_BACK : What.CORRECTION,
                  id,
                  "",
                  row.cell(check),
                  takesBack ? What.CORRECTION.word() : given,
                  row.cell(remark),
                  line(row, row.cell(line)),
                  InstructorFile.ids(row.cell(replaces)),
                  file.at(row)));
        });
    return decisions;
  }

  /** A number with a comma is two values where commas are between values. */
  private void refuseCutNumber(Row row, String points, String remark) {
    if (points.matches("\\d+") && remark.matches("\\d+")) {
      throw file.wrong(
          row.line(),
          "a remark in words behind the points, but found '%s'; if these are %s,%s points, write them in quotes or with a point, %s.%s"
              .formatted(remark, points, remark, points, remark));
    }
  }

  private String line(Row row, String text) {
    if (!text.isEmpty() && Place.parse(text).isEmpty()) {
      throw file.wrong(
          row.line(),
          "a line of the hand-in such as Board.java:41, but found '%s'"
              .formatted(Printable.label(text)));
    }
    return text;
  }

  private Submission submission(Row row, String who) {
    return finder
        .folder(who)
        .or(() -> file.found(row, who, finder).map(Found::submission))
        .orElseThrow(() -> new DecisionException(file.nobody(row, who)));
  }

  private CheckSpec check(Row row, String id) {
    return lab.checks().stream()
        .filter(check -> check.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> {
              String near =
                  lab.checks().stream()
                      .filter(check -> check.stage().equals(id.replaceAll("/.*", "")))
                      .map(CheckSpec::id)
                      .collect(Collectors.joining(", "));
              return file.unknown(
                  row,
                  "there is no check '%s'; ".formatted(Printable.label(id))
                      + (near.isEmpty() ? "report.json names them" : "there are: " + near));
            });
  }

  /**
   * What is given for a check, or the whole, as the history has it; empty if nothing is said.
   *
   * @param about null for the whole
   */
  private String value(Row row, String text, CheckSpec about) {
    if (text.isEmpty() || text.equalsIgnoreCase(TAKE_BACK)) {
      return "";
    }
    BigDecimal most = about == null ? lab.manifest().scale() : worth.apply(about);
    // reports round a share such as a third, and what they say must be accepted
    BigDecimal shown = most.setScale(2, RoundingMode.CEILING);
    Award award =
        award(text, most, shown)
            .orElseThrow(
                () ->
                    file.wrong(
                        row.line(),
                        "0 to %s points%s, full, none, or a share such as 50%%, but found '%s'"
                            .formatted(
                                about == null ? most.toPlainString() : shown.toPlainString(),
                                about == null ? "" : " for " + about.id(),
                                Printable.label(text))));
    return award.isShare()
        ? award.written()
        : "%s of %s"
            .formatted(award.written(), Points.ofCheck(most).stripTrailingZeros().toPlainString());
  }

  /** What a line of the history gives; null if it is a remark only. */
  static Award award(String value) {
    Matcher number = OF.matcher(value);
    return value.isEmpty() ? null : Award.of(number.matches() ? number.group(1) : value);
  }

  /** On which scale a line of the history gives a number of points; empty for a share. */
  static Optional<BigDecimal> scale(String value) {
    Matcher number = OF.matcher(value);
    return number.matches()
        ? Optional.ofNullable(number.group(2)).map(BigDecimal::new)
        : Optional.empty();
  }

  /**
   * What a text means; a number that is all or nothing means that, whatever it comes to later.
   *
   * @param shown the most, as reports round it
   */
  private static Optional<Award> award(String text, BigDecimal most, BigDecimal shown) {
    if (text.equalsIgnoreCase("full")) {
      return Optional.of(Award.FULL);
    }
    if (text.equalsIgnoreCase("none")) {
      return Optional.of(Award.NONE);
    }
    Matcher number = NUMBER.matcher(text);
    if (!number.matches()) {
      return Optional.empty();
    }
    BigDecimal value = new BigDecimal(number.group(1).replace(',', '.'));
    if (value.signum() == 0) {
      return Optional.of(Award.NONE);
    }
    if (number.group(2) != null) {
      return Optional.of(value).filter(v -> v.compareTo(HUNDRED) <= 0).map(Award::percent);
    }
    boolean isAll = value.compareTo(most.setScale(2, RoundingMode.HALF_UP).min(most)) >= 0;
    return value.compareTo(shown) > 0
        ? Optional.empty()
        : Optional.of(isAll ? Award.FULL : Award.points(value));
  }
}
