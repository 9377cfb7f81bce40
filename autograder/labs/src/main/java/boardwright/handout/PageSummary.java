package boardwright.handout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a page is about, in some lines for a terminal.
 *
 * @param introduction the paragraphs below its title, each without line ends; where there are none,
 *     the last paragraph of its first section, which says what will be the learner's; may be empty
 * @param steps the names of its steps, each with its number
 */
public record PageSummary(String introduction, List<String> steps) {
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern CODE_SPAN = Pattern.compile("`([^`]+)`");
  private static final Pattern STEP = Pattern.compile("(?m)^(\\d)\\. \\*\\*(.+?)\\.?\\*\\*");

  /** Reads a page; one that is not there, or cannot be read, has nothing to say. */
  public static PageSummary read(Path page) {
    try {
      return Files.isRegularFile(page)
          ? of(Files.readString(page).lines().toList())
          : new PageSummary("", List.of());
    } catch (IOException e) {
      return new PageSummary("", List.of());
    }
  }

  private static PageSummary of(List<String> lines) {
    List<String> introduction = new ArrayList<>();
    List<String> first = new ArrayList<>();
    List<String> steps = new ArrayList<>();
    String section = "";
    for (String paragraph : CODE.matcher(String.join("\n", lines)).replaceAll("").split("\n\n+")) {
      if (paragraph.startsWith("## ")) {
        section = paragraph.substring(3);
      } else if (section.isEmpty() && isText(paragraph)) {
        introduction.add(plain(paragraph));
      } else if (section.equals("Play first") && isText(paragraph)) {
        first.add(plain(paragraph));
      } else if (section.equals("Steps")) {
        STEP.matcher(paragraph)
            .results()
            .forEach(step -> steps.add(step.group(1) + ". " + plain(step.group(2))));
      }
    }
    if (introduction.isEmpty() && !first.isEmpty()) {
      introduction.add(first.get(first.size() - 1));
    }
    return new PageSummary(String.join("\n\n", introduction), List.copyOf(steps));
  }

  /** Whether a paragraph can be read without what follows: no title, picture, table or links. */
  private static boolean isText(String paragraph) {
    return !paragraph.isBlank()
        && "#[!<|".indexOf(paragraph.charAt(0)) < 0
        && !paragraph.stripTrailing().endsWith(":");
  }

  /** Without links, emphasis and code spans; a span of several words stands in quotes. */
  private static String plain(String markdown) {
    String text =
        CODE_SPAN
            .matcher(markdown)
            .replaceAll(span -> span.group(1).contains(" ") ? "\"$1\"" : "$1");
    return text.replaceAll("\\[([^]]+)]\\([^)]*\\)", "$1")
        .replaceAll("\\*", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
