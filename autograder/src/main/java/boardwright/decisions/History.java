package boardwright.decisions;

import boardwright.decisions.Decision.What;
import boardwright.disk.WholeFile;
import boardwright.intake.files.IntakeException;
import boardwright.table.Table;
import boardwright.table.Table.BrokenTableException;
import boardwright.table.Table.Row;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
 * All that was decided on a run, in the order in which it was said. Lines are only added. A line
 * counts unless one that counts names it in its column {@code replaces}: so what counts doesn't
 * depend on the order of lines or on clocks, and two copies of a run are brought together by
 * putting their lines together.
 *
 * @param lines all of them, also those that count no more
 */
public record History(List<Line> lines) {
  /** The file of a run. */
  public static final String FILE = "history.csv";

  /** Nothing was said yet. */
  public static final History NONE = new History(List.of());

  private static final int MOST_NAMED = 10;

  /** The lines stay as they are. */
  public History {
    lines = List.copyOf(lines);
  }

  /**
   * Reads that of a run; {@link #NONE} if it has none.
   *
   * @throws IntakeException if the file is damaged, naming the line
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
      throw new IntakeException(file + ": cannot be read");
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

  private static IntakeException damaged(Path file, int line, String how) {
    return new IntakeException(
        "%s:%d: %s. Lines of it are only added, never changed: put back a copy of before."
            .formatted(file, line, how));
  }

  /** Writes it, whole or not at all. */
  public void write(Path run) {
    String text = Table.text(Line.COLUMNS, lines.stream().map(Line::cells).toList());
    try {
      WholeFile.write(run.resolve(FILE), text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(
          new IOException(run.resolve(FILE) + " cannot be written: " + e.getMessage(), e));
    }
  }

  /** The lines that count, in their order. */
  public List<Line> standing() {
    Map<String, List<Line>> replacing = new HashMap<>();
    for (Line line : lines) {
      line.decision()
          .replaces()
          .forEach(id -> replacing.computeIfAbsent(id, i -> new ArrayList<>()).add(line));
    }
    Map<String, Boolean> known = new HashMap<>();
    return lines.stream().filter(line -> counts(line, replacing, known)).toList();
  }

  private static boolean counts(
      Line line, Map<String, List<Line>> replacing, Map<String, Boolean> known) {
    Boolean before = known.get(line.id());
    if (before != null) {
      return before;
    }
    known.put(line.id(), false); // lines that replace each other, as no command writes them
    boolean counts =
        replacing.getOrDefault(line.id(), List.of()).stream()
            .noneMatch(other -> counts(other, replacing, known));
    known.put(line.id(), counts);
    return counts;
  }

  /** The line of this id. */
  public Optional<Line> line(String id) {
    return lines.stream().filter(line -> line.id().equals(id)).findFirst();
  }

  /** The same as if this line had never been said. */
  public History without(Line line) {
    return new History(lines.stream().filter(other -> !other.equals(line)).toList());
  }

  /** What was said until then. */
  public History until(Instant time) {
    return new History(lines.stream().filter(line -> !line.time().isAfter(time)).toList());
  }

  /**
   * Adds decisions. What somebody says takes the place of what the same person said of the same
   * before; what is said already is not said again.
   *
   * @throws IntakeException if another person decided otherwise on the same, and the decision does
   *     not say that it replaces that
   */
  public History adding(List<Decision> decisions, String by, Instant now) {
    List<Line> all = new ArrayList<>(lines);
    List<String> refused = new ArrayList<>();
    for (Decision decision : decisions) {
      List<Line> standing = new History(all).standing();
      List<Line> same = standing.stream().filter(old -> isRival(old, decision)).toList();
      if (decision.what() != What.SCORE
              && standing.stream()
                  .anyMatch(old -> old.by().equals(by) && old.decision().says(decision))
          || decision.what() == What.TAKE_BACK && decision.replaces().isEmpty() && same.isEmpty()) {
        continue;
      }
      List<String> replaced = new ArrayList<>(decision.replaces());
      for (Line old : same) {
        boolean agree = old.decision().value().equalsIgnoreCase(decision.value());
        if (old.by().equals(by) && !replaced.contains(old.id())) {
          replaced.add(old.id());
        } else if (!agree && !replaced.contains(old.id())) {
          refused.add(refusal(decision, old));
        }
      }
      all.add(Line.of(now.truncatedTo(ChronoUnit.MILLIS), by, decision.replacing(replaced)));
    }
    refuse(refused);
    return new History(all);
  }

  private static boolean isRival(Line old, Decision decision) {
    boolean takesBack = decision.what() == What.TAKE_BACK && decision.replaces().isEmpty();
    Decision said = old.decision();
    return takesBack
        ? said.what().word().equals(decision.value())
            && said.submission().equals(decision.submission())
            && said.person().equals(decision.person())
            && said.check().equals(decision.check())
        : decision.decides() && said.decides() && said.isAbout(decision);
  }

  private static String refusal(Decision decision, Line old) {
    return ("%s: %s decided otherwise on the same. Yours: %s. Of before: %s. To replace it, give its"
            + " id, %s, in a column replaces; or take it back: --take-back %s --why …")
        .formatted(decision.source(), old.by(), value(decision), old.shown(), old.id(), old.id());
  }

  private static String value(Decision decision) {
    return decision.value().isEmpty() ? "nothing" : decision.value();
  }

  /**
   * The lines of two copies of a run.
   *
   * @throws IntakeException if two people decided differently on the same, one in each copy
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
    List<Line> inTime = all.values().stream().sorted(Comparator.comparing(Line::time)).toList();
    History merged = new History(inTime);
    List<Line> standing = merged.standing().stream().filter(l -> l.decision().decides()).toList();
    for (int i = 0; i < standing.size(); i++) {
      for (Line later : standing.subList(i + 1, standing.size())) {
        Line earlier = standing.get(i);
        if (earlier.decision().isAbout(later.decision())
            && !earlier.decision().value().equalsIgnoreCase(later.decision().value())) {
          refused.add(
              "Two lines decide differently on the same: %s; %s. Take one of them back in its copy: --take-back ID --why …"
                  .formatted(earlier.shown(), later.shown()));
        }
      }
    }
    refuse(refused);
    return merged;
  }

  private static void refuse(List<String> refused) {
    int more = refused.size() - MOST_NAMED;
    if (!refused.isEmpty()) {
      throw new IntakeException(
          String.join("\n", refused.subList(0, Math.min(MOST_NAMED, refused.size())))
              + (more > 0 ? "\n%d more like these".formatted(more) : ""));
    }
  }
}
