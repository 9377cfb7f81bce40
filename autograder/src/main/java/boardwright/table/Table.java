package boardwright.table;

import boardwright.text.Decoder;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/**
 * A list with a heading, as a spreadsheet writes it: with commas, semicolons or tabs, in whatever
 * alphabet.
 *
 * @param heading the first line
 * @param rows the others without empty ones, each at least as long as the heading
 */
public record Table(List<String> heading, List<Row> rows) {
  /** The most bytes that are read as a list. */
  public static final int LARGEST = 20 << 20;

  /** How a file names its separator for Excel, in a line before the heading. */
  private static final Pattern SEPARATOR =
      Pattern.compile("\"?sep=(.)\"?[ \\t]*(?:\\R|$)", Pattern.CASE_INSENSITIVE);

  /** Reads a list; empty if it is none. */
  public static Optional<Table> of(byte[] bytes) {
    try {
      return read(bytes);
    } catch (BrokenTableException e) {
      return Optional.empty();
    }
  }

  /**
   * Reads a list; empty if there is not even a heading.
   *
   * @throws BrokenTableException if the quotes in it are not in pairs
   */
  public static Optional<Table> read(byte[] bytes) throws BrokenTableException {
    String text = Decoder.decode(bytes);
    Matcher named = SEPARATOR.matcher(text);
    boolean isNamed = named.lookingAt();
    if (isNamed) {
      text = text.substring(named.end());
    }
    String first = text.lines().findFirst().orElse("");
    char separator = isNamed ? named.group(1).charAt(0) : ',';
    for (char other : new char[] {';', '\t'}) {
      separator = !isNamed && count(first, other) > count(first, separator) ? other : separator;
    }
    CSVFormat format = CSVFormat.RFC4180.builder().setDelimiter(separator).get();
    int above = isNamed ? 1 : 0;
    int line = 1 + above;
    try (CSVParser parser = format.parse(new StringReader(text))) {
      List<String> heading = null;
      List<Row> rows = new ArrayList<>();
      for (CSVRecord record : parser) {
        List<String> cells = new ArrayList<>();
        record.forEach(cell -> cells.add(cell.strip()));
        if (heading == null) {
          heading = List.copyOf(cells);
        } else if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
          while (cells.size() < heading.size()) {
            cells.add("");
          }
          rows.add(new Row(line, List.copyOf(cells)));
        }
        line = (int) parser.getCurrentLineNumber() + 1 + above;
      }
      return heading == null ? Optional.empty() : Optional.of(new Table(heading, rows));
    } catch (IOException | UncheckedIOException | IllegalStateException e) {
      throw new BrokenTableException(line);
    }
  }

  /** The text of a list, with commas between values and a line feed behind each row. */
  public static String text(List<String> heading, Iterable<? extends List<?>> rows) {
    StringWriter text = new StringWriter();
    CSVFormat format =
        CSVFormat.RFC4180
            .builder()
            .setHeader(heading.toArray(String[]::new))
            .setRecordSeparator("\n")
            .get();
    try (CSVPrinter csv = new CSVPrinter(text, format)) {
      for (List<?> row : rows) {
        csv.printRecord(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static long count(String text, char sign) {
    return text.chars().filter(c -> c == sign).count();
  }

  /** The column with one of these headings; -1 if there is none. */
  public int column(String... names) {
    return Stream.of(names)
        .flatMap(name -> heading.stream().filter(name::equalsIgnoreCase))
        .findFirst()
        .map(heading::indexOf)
        .orElse(-1);
  }

  /** A list cannot be read from some line on. */
  public static final class BrokenTableException extends Exception {
    private static final long serialVersionUID = 1L;
    private final int line;

    private BrokenTableException(int line) {
      super("line " + line);
      this.line = line;
    }

    /** The line on which the value begins that does not end. */
    public int line() {
      return line;
    }
  }

  /**
   * A line.
   *
   * @param line its number in the file
   * @param cells their texts
   */
  public record Row(int line, List<String> cells) {
    /** A cell; empty if there is no such column. */
    public String cell(int column) {
      return column < 0 || column >= cells.size() ? "" : cells.get(column);
    }
  }
}
