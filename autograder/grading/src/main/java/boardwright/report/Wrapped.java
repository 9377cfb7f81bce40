package boardwright.report;

import java.util.ArrayList;
import java.util.List;

/** Text broken into lines at blanks. */
public final class Wrapped {
  private Wrapped() {}

  /** Lines of at most this width; a longer word stands alone. Line ends in the text are kept. */
  public static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\n", -1)) {
      if (paragraph.length() <= width) {
        lines.add(paragraph);
        continue;
      }
      StringBuilder line = new StringBuilder();
      for (String word : paragraph.split(" ")) {
        if (line.length() > 0 && line.length() + 1 + word.length() > width) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.length() > 0 ? " " : "").append(word);
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /** A text behind a label such as a mark, which has blanks below it; together of this width. */
  public static List<String> behind(String label, String text, int width) {
    List<String> lines = new ArrayList<>();
    String before = label;
    for (String line : lines(text, width - label.length())) {
      lines.add(before + line);
      before = " ".repeat(label.length());
    }
    return lines;
  }
}
