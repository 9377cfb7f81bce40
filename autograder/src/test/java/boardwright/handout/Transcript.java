package boardwright.handout;

import boardwright.author.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One command of a {@code console} block with the output that the page shows for it. A line that
 * begins with a prompt, such as {@code checkers> list} or {@code > 0 2}, holds what is typed behind
 * it. A line that is only an ellipsis stands for any lines, and one that ends with a blank and an
 * ellipsis for any line that begins so.
 *
 * @param line the command's line in the page, counted from 1
 * @param command what the shell is given
 * @param expected the lines that the page shows
 */
record Transcript(int line, String command, List<String> expected) {
  private static final String COMMAND = "$ ";
  private static final String ANYTHING = "…";
  private static final Pattern PROMPT = Pattern.compile("[a-z]*> ?(.*)");

  /** The commands of a block. */
  static List<Transcript> of(Page.Fence block) {
    List<Transcript> transcripts = new ArrayList<>();
    for (int i = 0; i < block.lines().size(); i++) {
      String text = block.lines().get(i);
      int line = block.line() + 1 + i;
      if (text.startsWith(COMMAND)) {
        String command = text.substring(COMMAND.length());
        transcripts.add(new Transcript(line, command, new ArrayList<>()));
      } else if (transcripts.isEmpty()) {
        throw new IllegalArgumentException("line " + line + ": expected a command, '$ …'");
      } else {
        transcripts.get(transcripts.size() - 1).expected().add(text.stripTrailing());
      }
    }
    return transcripts;
  }

  /** What is typed while the command runs. */
  String input() {
    StringBuilder input = new StringBuilder();
    for (String text : expected) {
      Matcher matcher = PROMPT.matcher(text);
      if (matcher.matches()) {
        input.append(matcher.group(1)).append('\n');
      }
    }
    return input.toString();
  }

  /**
   * The first line that is not as the page says.
   *
   * @return a text for people; empty if the output is right
   */
  String difference(List<String> output) {
    // the places in the output that the lines before this one can lead to
    NavigableSet<Integer> reached = new TreeSet<>(List.of(0));
    for (int i = 0; i < expected.size(); i++) {
      String wanted = expected.get(i);
      NavigableSet<Integer> next = new TreeSet<>();
      if (wanted.equals(ANYTHING)) {
        for (int at = reached.first(); at <= output.size(); at++) {
          next.add(at);
        }
      } else {
        for (int at : reached) {
          if (at < output.size() && matches(wanted, output.get(at))) {
            next.add(at + 1);
          }
        }
      }
      if (next.isEmpty()) {
        return message(line + 1 + i, wanted, output, reached.first());
      }
      reached = next;
    }
    return reached.contains(output.size())
        ? ""
        : message(line + 1 + expected.size(), "no more output", output, reached.first());
  }

  private static boolean matches(String wanted, String line) {
    return wanted.endsWith(" " + ANYTHING)
        ? line.startsWith(wanted.substring(0, wanted.length() - ANYTHING.length()).stripTrailing())
        : line.equals(wanted);
  }

  private String message(int at, String wanted, List<String> output, int seen) {
    return """
    $ %s
    line %d of the page says
      %s
    the command printed, from about there,
      %s\
    """
        .formatted(
            command,
            at,
            wanted,
            seen < output.size()
                ? String.join("\n  ", output.subList(seen, Math.min(output.size(), seen + 12)))
                : "no more output");
  }
}
