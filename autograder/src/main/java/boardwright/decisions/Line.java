package boardwright.decisions;

import boardwright.text.Printable;
import boardwright.text.Sha256;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A line of {@code history.csv}.
 *
 * @param id the beginning of a digest of all else in it, so that two copies of a run never give the
 *     same id to two lines
 * @param time when it was decided, in UTC
 * @param by who decided it
 * @param decision what it was
 */
public record Line(String id, Instant time, String by, Decision decision) {
  /** The columns of the file. */
  static final List<String> COLUMNS =
      List.of("id,time,by,what,submission,person,check,value,why,line,replaces,file".split(","));

  private static final int ID_BYTES = 5;
  private static final DateTimeFormatter SHOWN =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm xxx", Locale.ENGLISH);

  /** A new line, with an id made from its cells. */
  static Line of(Instant time, String by, Decision decision) {
    Line unnamed = new Line("", time, by, decision);
    Sha256 digest = new Sha256();
    unnamed.cells().forEach(cell -> digest.add(cell + "\0"));
    return new Line(digest.hex(ID_BYTES), time, by, decision);
  }

  /** The same about a submission in another folder. */
  public Line about(String folder) {
    return new Line(id, time, by, decision.about(folder));
  }

  /** Its cells, in the order of the columns. */
  List<String> cells() {
    return List.of(
        id,
        time.toString(),
        by,
        decision.what().word(),
        decision.submission(),
        decision.person(),
        decision.check(),
        decision.value(),
        decision.why(),
        decision.line(),
        String.join(" ", decision.replaces()),
        decision.source());
  }

  /**
   * Reads a line.
   *
   * @param cells by column
   * @throws IllegalArgumentException if that is none
   */
  static Line of(Map<String, String> cells) {
    return new Line(
        cells.get("id"),
        Instant.parse(cells.get("time")),
        cells.get("by"),
        new Decision(
            Decision.What.named(cells.get("what")).orElseThrow(IllegalArgumentException::new),
            cells.get("submission"),
            cells.get("person"),
            cells.get("check"),
            cells.get("value"),
            cells.get("why"),
            cells.get("line"),
            Stream.of(cells.get("replaces").split(" ")).filter(id -> !id.isEmpty()).toList(),
            cells.get("file")));
  }

  /** The whole line for people, with its id. */
  public String shown() {
    return id + ": " + text();
  }

  /** What it says, in the zone of this machine. */
  public String text() {
    String about =
        Stream.of(decision.submission(), decision.person(), decision.check())
            .filter(part -> !part.isEmpty())
            .map(Printable::label)
            .collect(Collectors.joining(", "));
    String why = decision.why().isEmpty() ? "" : " (%s)".formatted(Printable.label(decision.why()));
    String replaces =
        decision.replaces().isEmpty() ? "" : "; replaces " + String.join(", ", decision.replaces());
    boolean isRemark = decision.what() == Decision.What.CORRECTION && !decision.decides();
    return "%s, %s: %s%s %s%s%s%s"
        .formatted(
            SHOWN.format(time.atZone(ZoneId.systemDefault())),
            Printable.label(by),
            isRemark ? "remark" : decision.what().word(),
            about.isEmpty() ? "" : " of " + about + ":",
            Printable.label(decision.value()),
            why,
            decision.source().isEmpty() ? "" : "; from " + Printable.label(decision.source()),
            replaces);
  }
}
