package boardwright.cli;

import boardwright.text.Printable;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a command prints, in which letters that nobody would see are named by their number. */
final class VisibleOutput extends PrintStream {
  VisibleOutput(PrintStream to) {
    super(to, true, StandardCharsets.UTF_8);
  }

  @Override
  public void print(String text) {
    super.print(text == null ? null : Printable.visible(text));
  }
}
