package boardwright.decisions;

import boardwright.decisions.SubmissionFinder.Found;
import boardwright.lab.Deadline;
import boardwright.lab.WrongValueException;
import boardwright.table.Table;
import boardwright.table.Table.BrokenTableException;
import boardwright.table.Table.Row;
import boardwright.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A CSV file that an instructor wrote, by hand or with a spreadsheet. Every error names the file
 * and the line.
 */
final class InstructorFile {
  private static final int MOST_NAMED = 10;

  private final String name;
  private final String columns;
  private final Table table;

  private InstructorFile(String name, String columns, Table table) {
    this.name = name;
    this.columns = columns;
    this.table = table;
  }

  /**
   * Reads it.
   *
   * @param columns the headings that it should have, for people
   * @throws DecisionException if it cannot be read, or is no list
   */
  static InstructorFile read(Path path, String columns) {
    String name = path.getFileName().toString();
    try {
      Table table =
          Table.read(bytes(path)).orElseThrow(() -> wrong(name, 1, "the columns " + columns));
      return new InstructorFile(name, columns, table);
    } catch (BrokenTableException e) {
      throw wrong(
          name,
          e.line(),
          "quotes in pairs: the one that begins a value is not closed, or closed in its middle");
    } catch (IOException e) {
      throw new DecisionException(path + ": cannot be read");
    }
  }

  private static byte[] bytes(Path path) throws IOException {
    if (Files.size(path) > Table.LARGEST) {
      throw new IOException("too large for a list");
    }
    return Files.readAllBytes(path);
  }

  /**
   * The column with one of these headings.
   *
   * @throws DecisionException if there is none
   */
  int column(String... headings) {
    int column = table.column(headings);
    if (column < 0) {
      throw wrong(1, "the columns " + columns);
    }
    return column;
  }

  /** The column with one of these headings; -1, which is empty in every row, if there is none. */
  int columnIfAny(String... headings) {
    return table.column(headings);
  }

  /**
   * Reads every line, also after one that is wrong, so that all mistakes can be corrected together.
   *
   * @throws DecisionException if lines are wrong, naming each of the first ten
   */
  void forEachRow(Consumer<Row> reader) {
    List<String> mistakes = new ArrayList<>();
    for (Row row : table.rows()) {
      try {
        refuseMoreValues(row);
        reader.accept(row);
      } catch (DecisionException e) {
        mistakes.add(e.getMessage());
      }
    }
    int more = mistakes.size() - MOST_NAMED;
    if (more > 0) {
      mistakes.subList(MOST_NAMED, mistakes.size()).clear();
      mistakes.add(
          "%s: %d more %s wrong".formatted(name, more, more == 1 ? "line is" : "lines are"));
    }
    if (!mistakes.isEmpty()) {
      throw new DecisionException(String.join("\n", mistakes));
    }
  }

  private void refuseMoreValues(Row row) {
    int width = table.heading().size();
    List<String> cells = row.cells();
    if (cells.stream().skip(width).anyMatch(cell -> !cell.isEmpty())) {
      throw wrong(
          row.line(),
          "%d values, but found %d; put quotes around a remark that contains a separator"
              .formatted(width, cells.size()));
    }
  }

  /**
   * The submission that a row means; empty if there is none.
   *
   * @throws DecisionException if it may be any of several
   */
  Optional<Found> found(Row row, String who, SubmissionFinder finder) {
    List<Found> found = finder.find(who);
    if (found.size() > 1) {
      throw unknown(
          row,
          "'%s' may be any of these: %s; give an id or an email address"
              .formatted(
                  Printable.label(who),
                  found.stream().map(Found::shown).collect(Collectors.joining(" \u00b7 "))));
    }
    return found.stream().findFirst();
  }

  /** The sentence for a row whose student did not hand in. */
  String nobody(Row row, String who) {
    return "%s: nobody who handed in is '%s'".formatted(at(row), Printable.label(who));
  }

  /** What is to be thrown where a line says something else than this. */
  DecisionException wrong(int line, String expected) {
    return wrong(name, line, expected);
  }

  /** What is to be thrown where a row names what is not there, or what several have. */
  DecisionException unknown(Row row, String sentence) {
    return new DecisionException(at(row) + ": " + sentence);
  }

  /**
   * A time in a row; empty if it is none.
   *
   * @param deadline whose zone counts where the time has none
   * @throws DecisionException if the clocks of its place show that time twice, or never
   */
  Optional<Deadline> time(Row row, String text, Optional<Deadline> deadline) {
    try {
      return Deadline.parse(text)
          .or(() -> deadline.flatMap(due -> Deadline.parse(text + " " + due.at().getZone())));
    } catch (WrongValueException e) {
      throw unknown(row, e.getMessage());
    }
  }

  /** Where a row lies, such as {@code list.csv:3}. */
  String at(Row row) {
    return name + ":" + row.line();
  }

  /** The ids in a cell. */
  static List<String> ids(String cell) {
    return Stream.of(cell.split("[ ,;]+")).filter(id -> !id.isEmpty()).toList();
  }

  private static DecisionException wrong(String name, int line, String expected) {
    return new DecisionException("%s:%d: expected %s".formatted(name, line, expected));
  }
}
