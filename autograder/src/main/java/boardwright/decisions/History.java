package boardwright.decisions;

import boardwright.decisions.Decision.What;
import boardwright.disk.WholeFile;
import boardwright.table.Table;
import boardwright.table.Table.BrokenTableException;
import boardwright.table.Table.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that was decided on a run, in the order in which it was decided. Lines are only added. A line
 * counts unless another one names it in its column {@code replaces}: so what counts doesn't depend
 * on the order of lines or on clocks, and two copies of a run are brought together by putting their
 * lines together.
 *
 * @param lines all of them, also those that no longer count
 */
public record History(List<Line> lines) {
  /** The file of a run. */
  public static final String FILE = "history.csv";

  /** Nothing was decided yet. */
  public static final History NONE = new History(List.of());

  private static final int MOST_NAMED = 10;

  /** The lines stay as they are. */
  public History {
    lines = List.copyOf(lines);
  }

  /**
   * Reads that of a run; {@link #NONE} if it has none.
   *
   * @throws DecisionException if the file is damaged, naming the line
   */
  public static History of(Path run) {
    Path file = run.resolve(FILE);
    if (!Files.exists(file)) {
      return NONE;
    }
    try {
      Table table =
          Table.read(Files.readAllBytes(file)).orElseThrow(() -> damaged(file, 1, "it is empty"));
      for (String column : Line.COLUMNS) {
        if (table.column(column) < 0) {
          throw damaged(file, 1, "the column " + column + " is missing");
        }
      }
      return new History(table.rows().stream().map(row -> line(file, table, row)).toList());
    } catch (BrokenTableException e) {
      throw damaged(file, e.line(), "quotes are not in pairs");
    } catch (IOException e) {
      throw new DecisionException(file + ": cannot be read");
    }
  }

  private static Line line(Path file, Table table, Row row) {
    Map<String, String> cells = new HashMap<>();
    Line.COLUMNS.forEach(column -> cells.put(column, row.cell(table.column(column))));
    try {
      return Line.of(cells);
    } catch (RuntimeException e) {
      throw damaged(file, row.line(), "this is no line of a history");
    }
  }

  private static DecisionException damaged(Path file, int line, String how) {
    return new DecisionException(
        "%s:%d: %s. Lines of it are only added, never changed: restore an earlier copy."
            .formatted(file, line, how));
  }

  /** Writes it, whole or not at all. */
  public void write(Path run) {
    String text = Table.text(Line.COLUMNS, lines.stream().map(Line::cells).toList());
    WholeFile.writeText(run.resolve(FILE), text);
  }

  /**
   * The lines that count, in their order: those that no other line replaces. What was taken back
   * replaces nothing any more; what was replaced in its turn still does.
   */
  public List<Line> standing() {
    Map<String, List<Line>> replacing = new HashMap<>();
    for (Line line : lines) {
      line.decision()
          .replaces()
          .forEach(id -> replacing.computeIfAbsent(id, i -> new ArrayList<>()).add(line));
    }
    Map<String, Boolean> takenBack = new HashMap<>();
    return lines.stream()
        .filter(
            line ->
                replacing.getOrDefault(line.id(), List.of()).stream()
                    .allMatch(other -> isTakenBack(other, replacing, takenBack)))
        .toList();
  }

  private static boolean isTakenBack(
      Line line, Map<String, List<Line>> replacing, Map<String, Boolean> known) {
    Boolean before = known.get(line.id());
    if (before != null) {
      return before;
    }
    known.put(line.id(), false); // lines that take each other back, as no command writes them
    boolean isTakenBack =
        replacing.getOrDefault(line.id(), List.of()).stream()
            .filter(other -> other.decision().what() == What.TAKE_BACK)
            .anyMatch(other -> !isTakenBack(other, replacing, known));
    known.put(line.id(), isTakenBack);
    return isTakenBack;
  }

  /** What all lines say, in their order. */
  public List<Decision> decisions() {
    return lines.stream().map(Line::decision).toList();
  }

  /** The id of the last line; empty if there is none. */
  public String last() {
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1).id();
  }

  /** The line of this id. */
  public Optional<Line> line(String id) {
    return lines.stream().filter(line -> line.id().equals(id)).findFirst();
  }

  /** The same without this line. */
  public History without(Line line) {
    return new History(lines.stream().filter(other -> !other.equals(line)).toList());
  }

  /**
   * Adds decisions. A decision replaces what the same person decided on the same before; one that
   * is there already is not added again.
   *
   * @throws DecisionException if another person decided differently on the same, and the decision
   *     does not say that it replaces that; or if it replaces what is about something else
   */
  public History adding(List<Decision> decisions, String by, Instant now) {
    List<Line> all = new ArrayList<>(lines);
    List<String> refused = new ArrayList<>();
    for (Decision decision : decisions) {
      List<Line> standing = new History(all).standing();
      List<Line> same =
          standing.stream().filter(old -> old.decision().isRivalOf(decision)).toList();
      for (String id : decision.replaces()) {
        if (same.stream().noneMatch(old -> old.id().equals(id))) {
          refused.add(
              "%s: replaces %s: no line that counts and is about the same has this id"
                  .formatted(decision.source(), id));
        }
      }
      boolean isSaid =
          standing.stream()
              .anyMatch(old -> old.by().equals(by) && old.decision().isSameAs(decision));
      if (decision.what() == What.TAKE_BACK
          ? same.isEmpty()
          : isSaid && decision.what() != What.SCORE) {
        continue; // what was taken back before may have been decided again
      }
      List<String> replaced = new ArrayList<>(decision.replaces());
      if (decision.what() == What.TAKE_BACK) {
        // all that the person decided on it: else what was replaced would count again
        all.stream()
            .filter(old -> old.by().equals(by) && old.decision().isRivalOf(decision))
            .map(Line::id)
            .filter(id -> !replaced.contains(id))
            .forEach(replaced::add);
      }
      for (Line old : same) {
        boolean agree = old.decision().value().equalsIgnoreCase(decision.value());
        if (old.by().equals(by) && !replaced.contains(old.id())) {
          replaced.add(old.id());
        } else if (!agree && old.decision().decides() && !replaced.contains(old.id())) {
          refused.add(refusal(decision, old));
        }
      }
      all.add(line(decision.replacing(replaced), by, now));
    }
    refuse(refused);
    return new History(all).agreeing();
  }

  /**
   * Takes a line back: it no longer counts.
   *
   * @throws DecisionException if there is no such decision, or lines that count again by this
   *     disagree
   */
  public History takingBack(String id, String why, String by, Instant now) {
    Line line =
        line(id)
            .orElseThrow(
                () ->
                    new DecisionException(
                        "--take-back %s: %s has no such line".formatted(id, FILE)));
    if (line.decision().what() == What.SCORE || !standing().contains(line)) {
      throw new DecisionException(
          "--take-back %s: %s"
              .formatted(
                  id,
                  line.decision().what() == What.SCORE
                      ? "this line is a score, and no decision"
                      : "this line no longer counts already"));
    }
    List<Line> all = new ArrayList<>(lines);
    all.add(line(Decision.takingBack(line, why, "--take-back"), by, now));
    return new History(all).agreeing();
  }

  private static Line line(Decision decision, String by, Instant now) {
    return Line.of(now.truncatedTo(ChronoUnit.MILLIS), by, decision);
  }

  private static String refusal(Decision decision, Line old) {
    String replace =
        decision.source().startsWith("--")
            ? "Take it back first"
            : "To replace it, give its id, %s, in a column replaces; or take it back"
                .formatted(old.id());
    return "%s: %s decided differently on the same. Yours: %s. Of before: %s. %s: --take-back %s --why …"
        .formatted(
            decision.source(), old.by(), decision.shownValue(), old.shown(), replace, old.id());
  }

  /**
   * The lines of two copies of a run.
   *
   * @throws DecisionException if two people decided differently on the same, one in each copy
   */
  public History merged(History other) {
    Map<String, Line> all = new LinkedHashMap<>();
    List<String> refused = new ArrayList<>();
    Stream.concat(lines.stream(), other.lines.stream())
        .forEach(
            line -> {
              Line known = all.putIfAbsent(line.id(), line);
              if (known != null && !known.equals(line)) {
                refused.add(
                    "%s: this line was changed in one of the copies: %s; %s"
                        .formatted(line.id(), known.shown(), line.shown()));
              }
            });
    refuse(refused);
    List<Line> inTime = all.values().stream().sorted(Comparator.comparing(Line::time)).toList();
    return new History(inTime).agreeing();
  }

  /** The same, if no two lines that count decide differently on the same. */
  private History agreeing() {
    List<String> refused = new ArrayList<>();
    List<Line> standing = standing().stream().filter(line -> line.decision().decides()).toList();
    Map<List<Object>, List<Line>> about = new LinkedHashMap<>();
    standing.forEach(
        line -> about.computeIfAbsent(line.decision().subject(), s -> new ArrayList<>()).add(line));
    for (List<Line> same : about.values()) {
      Line first = same.get(0);
      same.stream()
          .filter(other -> !other.decision().value().equalsIgnoreCase(first.decision().value()))
          .findFirst()
          .ifPresent(
              other ->
                  refused.add(
                      "Two lines decide differently on the same: %s; %s. Take one of them back in its run: --take-back ID --why …"
                          .formatted(first.shown(), other.shown())));
    }
    refuse(refused);
    return this;
  }

  private static void refuse(List<String> refused) {
    int more = refused.size() - MOST_NAMED;
    if (!refused.isEmpty()) {
      throw new DecisionException(
          String.join("\n", refused.subList(0, Math.min(MOST_NAMED, refused.size())))
              + (more > 0 ? "\n%d more like these".formatted(more) : ""));
    }
  }
}
