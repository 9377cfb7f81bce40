package boardwright.book;

import boardwright.page.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A board of a page with what is written beside it.
 *
 * @param text as the page has it
 * @param label the rules before its first row; may be empty
 * @param board the board
 * @param remarks the text to the right of each row; may be empty
 */
public record AnnotatedBoard(String text, String label, Board board, List<String> remarks) {
  private static final Pattern ROW =
      Pattern.compile(
          "(?<label>[A-Z]\\d+(?: [A-Z]\\d+)*)?\\s*+(?<row>\\d+(?:\\s{1,4}\\S{1,3})+?)"
              + "(?:\\s{5,}(?<remark>\\S.*))?");
  private static final Pattern COLUMNS = Pattern.compile("\\s+\\d+(?:\\s+\\d+)+");

  /** Reads a block of a page; empty if anything in it isn't part of one board. */
  static Optional<AnnotatedBoard> of(String text) {
    List<String> lines = new ArrayList<>(text.stripTrailing().lines().toList());
    String columns =
        !lines.isEmpty() && COLUMNS.matcher(lines.get(0)).matches() ? lines.remove(0) : "";
    List<String> rows = new ArrayList<>();
    List<String> remarks = new ArrayList<>();
    String label = "";
    for (String line : lines) {
      Matcher row = ROW.matcher(line.stripTrailing());
      if (row.matches()) {
        label = row.group("label") != null ? row.group("label") : label;
        rows.add(row.group("row"));
        remarks.add(row.group("remark") == null ? "" : row.group("remark"));
      } else {
        rows.add(line);
      }
    }
    rows.add(columns);
    List<Board.Part> parts = Board.parts(String.join("\n", rows));
    return parts.size() == 1 && parts.get(0).board() != null
        ? Optional.of(new AnnotatedBoard(text, label, parts.get(0).board(), remarks))
        : Optional.empty();
  }

  /** Whether there is text beside it. */
  public boolean hasRemarks() {
    return remarks.stream().anyMatch(remark -> !remark.isEmpty());
  }
}
