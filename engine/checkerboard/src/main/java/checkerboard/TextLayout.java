package checkerboard;

import java.io.PrintWriter;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Prints what the replaceable classes return, so that it fits a screen of 80 columns. */
class TextLayout {

  private static final int COLUMNS = 80;
  private static final String GAP = "   ";

  /** No board needs so many: it has 32 black squares, and a piece has at most four moves. */
  private static final int LONGEST_LIST = 1000;

  private final PrintWriter out;

  /**
   * Makes a layout.
   *
   * @param out where everything is printed; not null
   */
  TextLayout(PrintWriter out) {
    this.out = out;
  }

  /**
   * Prints the drawing of a board, without blanks at the ends of its lines.
   *
   * @param drawing lines of text; null is named as such
   */
  void printDrawing(String drawing) {
    if (drawing == null) {
      out.println("Checkerboard.toString returned null.");
    } else if (drawing.isBlank()) {
      out.println("Checkerboard.toString returned an empty text.");
    } else {
      drawing.stripTrailing().lines().forEach(line -> out.println(line.stripTrailing()));
    }
  }

  /**
   * Prints the elements of a linked list, as many on a line as fit.
   *
   * <p>A list whose end is linked to one of its own elements has no end, and one that makes its
   * elements on demand may have none either. Both are printed up to a limit, and a line says so.
   *
   * @param first the first element; null for an empty list, which prints nothing
   * @param next returns the element that follows a given one, null after the last
   */
  <T> void printList(T first, UnaryOperator<T> next) {
    // By identity: two elements that are equal are still two.
    Set<T> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    StringBuilder line = new StringBuilder();
    T element = first;
    while (element != null && seen.size() < LONGEST_LIST && seen.add(element)) {
      String text = oneLine("" + element); // valueOf would be null where toString gives null
      if (line.length() > 0 && line.length() + GAP.length() + text.length() > COLUMNS) {
        out.println(line);
        line.setLength(0);
      }
      line.append(line.length() > 0 ? GAP : "").append(text);
      element = next.apply(element);
    }
    if (line.length() > 0) {
      out.println(line);
    }
    if (element != null) {
      out.println(FailureMessages.ENDLESS_LIST);
    }
  }

  /**
   * Joins the lines of a text and takes out what a terminal could take for a command.
   *
   * @param text any text; not null
   * @return the same in one line, without blanks at its ends
   */
  static String oneLine(String text) {
    return text.strip().replaceAll("\\R", " ").replaceAll("\\p{Cntrl}", "?");
  }
}
