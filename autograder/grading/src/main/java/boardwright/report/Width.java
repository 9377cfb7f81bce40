package boardwright.report;

import boardwright.text.Printable;
import org.jline.utils.WCWidth;

/** How much room a text takes on a terminal, where some letters take two columns and some none. */
public final class Width {
  private Width() {}

  /** The columns of a text of one line. */
  public static int of(String text) {
    return Printable.line(text).codePoints().map(Width::of).sum();
  }

  /** The text, cut where it is too long, with blanks up to this width. */
  public static String left(String text, int width) {
    String plain = Printable.line(text);
    if (of(plain) > width) {
      StringBuilder cut = new StringBuilder();
      int used = 1;
      for (int point : plain.codePoints().toArray()) {
        used += of(point);
        if (used > width) {
          break;
        }
        cut.appendCodePoint(point);
      }
      plain = cut.append('…').toString();
    }
    return plain + " ".repeat(Math.max(0, width - of(plain)));
  }

  /** The text with blanks before it up to this width. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - of(text))) + text;
  }

  private static int of(int codePoint) {
    return Math.max(0, WCWidth.wcwidth(codePoint));
  }
}
