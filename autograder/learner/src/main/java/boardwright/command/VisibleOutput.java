package boardwright.command;

import boardwright.report.Wrapped;
import boardwright.text.Printable;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a command prints. Letters that nobody would see are named by their number in it, those that
 * a terminal would obey are question marks, and the mark at the beginning of a line gets a colour,
 * or becomes a word.
 */
public final class VisibleOutput extends PrintStream {
  /** How the marks ✓ ✗ ○ ◐ look. */
  public enum Style {
    /** As they are: for files and for other programs. */
    MARKS,
    /** In colour: for terminals. */
    COLOURS,
    /** As words, for people who listen. */
    WORDS
  }

  private static final Pattern MARK = Pattern.compile("(?m)^( *)([✓✗○◐▸])");

  private final Style style;
  private final int width;

  /** Prints lines as long as they are. */
  public VisibleOutput(PrintStream to, Style style) {
    this(to, style, Integer.MAX_VALUE);
  }

  /** As above, but text is broken at blanks where it is wider than this. */
  public VisibleOutput(PrintStream to, Style style, int width) {
    super(to, true, StandardCharsets.UTF_8);
    this.style = style;
    this.width = width;
  }

  /** The same stream as it is, or one that shows all letters. */
  public static PrintStream of(PrintStream to) {
    return to instanceof VisibleOutput ? to : new VisibleOutput(to, Style.MARKS);
  }

  /** Whether it is for people who listen. */
  public boolean isInWords() {
    return style == Style.WORDS;
  }

  @Override
  public void print(String text) {
    super.print(text == null ? null : styled(broken(Printable.text(text))));
  }

  private String broken(String text) {
    return text.length() <= width
        ? text
        : String.join(System.lineSeparator(), Wrapped.lines(text, width));
  }

  private String styled(String text) {
    return style == Style.MARKS ? text : MARK.matcher(text).replaceAll(this::mark);
  }

  private String mark(MatchResult mark) {
    String shown =
        style == Style.WORDS
            ? switch (mark.group(2)) {
              case "✓" -> "passed:";
              case "✗" -> "failed:";
              case "○" -> "open:";
              case "◐" -> "begun:";
              default -> "here:";
            }
            : switch (mark.group(2)) {
              case "✓" -> "\u001b[32m✓\u001b[0m";
              case "✗" -> "\u001b[31m✗\u001b[0m";
              case "○" -> "\u001b[2m○\u001b[0m";
              default -> "\u001b[33m" + mark.group(2) + "\u001b[0m";
            };
    return mark.group(1) + shown;
  }
}
