package boardwright.export;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An instructor's own CSV file, in which single cells are changed and every other byte stays:
 * quoting, line ends, a byte-order mark, the alphabet, columns that we know nothing of. (A library
 * that parses and prints would print its own quoting.)
 */
public final class RawCsv {
  private static final byte QUOTE = '"';
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private final byte[] bytes;
  private final String name;
  private final Charset charset;
  private final byte delimiter;
  private final List<List<Cell>> rows = new ArrayList<>();
  private final Map<Cell, String> changes = new HashMap<>();

  /** A cell by where it lies in the file, its quotes included. */
  private record Cell(int from, int to) {}

  private RawCsv(byte[] bytes, String name) {
    this.bytes = bytes;
    this.name = name;
    this.charset = charset(bytes);
    int start = hasMark(bytes) ? 3 : 0;
    this.delimiter = delimiter(start);
    read(start);
  }

  /**
   * Reads a file.
   *
   * @param name of the file in errors
   * @throws ExportException if it is no such file
   */
  public static RawCsv of(String name, byte[] bytes) {
    if (bytes.length > 1 && ((bytes[0] & 0xFF) == 0xFF || (bytes[0] & 0xFF) == 0xFE)) {
      throw new ExportException(name + ": expected CSV in UTF-8, but this is UTF-16");
    }
    RawCsv csv = new RawCsv(bytes, name);
    if (csv.rows.isEmpty()) {
      throw new ExportException(name + ": expected a heading, but the file is empty");
    }
    return csv;
  }

  /** The name of the file in errors. */
  String name() {
    return name;
  }

  /** How many rows there are, the heading included. */
  int rows() {
    return rows.size();
  }

  /** Whether numbers in it have a comma, as in a table whose cells end in semicolons. */
  boolean hasDecimalComma() {
    return delimiter == ';';
  }

  /** The row as texts. */
  List<String> row(int row) {
    return rows.get(row).stream().map(this::text).toList();
  }

  /** A cell as a text; empty where the row is too short. */
  String cell(int row, int column) {
    List<Cell> cells = rows.get(row);
    return column < 0 || column >= cells.size() ? "" : text(cells.get(column));
  }

  /** The line of the file in which a row begins, from 1. */
  int line(int row) {
    int line = 1;
    for (int i = 0; i < rows.get(row).get(0).from; i++) {
      line += bytes[i] == '\n' || bytes[i] == '\r' && bytes[i + 1] != '\n' ? 1 : 0;
    }
    return line;
  }

  /**
   * Changes a cell.
   *
   * @throws ExportException if the row has no such cell
   */
  void set(int row, int column, String value) {
    List<Cell> cells = rows.get(row);
    if (column >= cells.size()) {
      throw new ExportException(
          "%s:%d: expected %d columns, but it has %d"
              .formatted(name, line(row), rows.get(0).size(), cells.size()));
    }
    changes.put(cells.get(column), value);
  }

  /** The file with its changes. */
  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length + 1024);
    int at = 0;
    for (List<Cell> row : rows) {
      for (Cell cell : row) {
        if (changes.containsKey(cell)) {
          out.write(bytes, at, cell.from - at);
          out.writeBytes(encodable(written(changes.get(cell), isQuoted(cell))).getBytes(charset));
          at = cell.to;
        }
      }
    }
    out.write(bytes, at, bytes.length - at);
    return out.toByteArray();
  }

  /** Letters that the file's alphabet lacks as HTML writes them: only comments have such. */
  private String encodable(String text) {
    CharsetEncoder encoder = charset.newEncoder();
    if (encoder.canEncode(text)) {
      return text;
    }
    StringBuilder all = new StringBuilder();
    text.codePoints()
        .forEach(
            letter -> {
              String one = Character.toString(letter);
              boolean half = letter <= Character.MAX_VALUE && Character.isSurrogate((char) letter);
              all.append(half || encoder.canEncode(one) ? one : "&#" + letter + ";");
            });
    return all.toString();
  }

  private String written(String value, boolean wasQuoted) {
    boolean needed =
        value.indexOf(delimiter) >= 0
            || value.indexOf(QUOTE) >= 0
            || value.indexOf('\n') >= 0
            || value.indexOf('\r') >= 0;
    return wasQuoted || needed ? '"' + value.replace("\"", "\"\"") + '"' : value;
  }

  private String text(Cell cell) {
    String raw = new String(bytes, cell.from, cell.to - cell.from, charset);
    return isQuoted(cell) && raw.length() > 1
        ? raw.substring(1, raw.length() - 1).replace("\"\"", "\"")
        : raw;
  }

  private boolean isQuoted(Cell cell) {
    return cell.to > cell.from && bytes[cell.from] == QUOTE;
  }

  private void read(int start) {
    List<Cell> row = new ArrayList<>();
    int from = start;
    int at = start;
    while (at < bytes.length) {
      if (at == from && bytes[at] == QUOTE) {
        at = afterQuotes(at);
        continue;
      }
      byte b = bytes[at];
      boolean end = b == '\n' || b == '\r';
      if (b == delimiter || end) {
        row.add(new Cell(from, at));
        if (end) {
          rows.add(row);
          row = new ArrayList<>();
          at += b == '\r' && at + 1 < bytes.length && bytes[at + 1] == '\n' ? 1 : 0;
        }
        from = at + 1;
      }
      at++;
    }
    if (from < bytes.length || !row.isEmpty()) {
      row.add(new Cell(from, bytes.length));
      rows.add(row);
    }
  }

  private int afterQuotes(int open) {
    int at = open + 1;
    while (at < bytes.length) {
      if (bytes[at] == QUOTE) {
        if (at + 1 < bytes.length && bytes[at + 1] == QUOTE) {
          at++;
        } else {
          return at + 1;
        }
      }
      at++;
    }
    return at;
  }

  /** What stands most often in the heading, outside of quotes. */
  private byte delimiter(int start) {
    byte best = ',';
    int most = 0;
    for (byte candidate : new byte[] {',', ';', '\t'}) {
      int count = 0;
      boolean quoted = false;
      for (int i = start; i < bytes.length && (quoted || bytes[i] != '\n'); i++) {
        quoted ^= bytes[i] == QUOTE;
        count += !quoted && bytes[i] == candidate ? 1 : 0;
      }
      if (count > most) {
        most = count;
        best = candidate;
      }
    }
    return best;
  }

  private static boolean hasMark(byte[] bytes) {
    return bytes.length >= 3
        && (bytes[0] & 0xFF) == 0xEF
        && (bytes[1] & 0xFF) == 0xBB
        && (bytes[2] & 0xFF) == 0xBF;
  }

  private static Charset charset(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return StandardCharsets.UTF_8;
    } catch (CharacterCodingException e) {
      return WINDOWS;
    }
  }
}
