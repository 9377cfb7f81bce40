package boardwright.handout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * The ladders of hints of one stage: a Markdown file with a heading of level 2 for each rule, and
 * under it one of level 3 for each rung. A heading of level 2 may have its only rung right below
 * it.
 *
 * <p>A rule has four rungs. The last one shows a similar class; most rules leave that to the
 * sibling of the stage's page, and say at most what to look for in it.
 *
 * @param ladders the rungs by rule, in order; each a text in Markdown
 */
public record Hints(Map<String, List<String>> ladders) {
  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  /** The place of the rung that shows a similar class. */
  private static final int SIBLING = 3;

  /** Reads a file of hints; a file that is not there has none. */
  public static Hints read(Path file) throws IOException {
    return parse(Files.exists(file) ? Files.readString(file) : "");
  }

  /** Reads the text of such a file. */
  public static Hints parse(String text) {
    List<String> lines = text.lines().toList();
    Map<String, List<String>> ladders = new LinkedHashMap<>();
    List<String> rungs = null;
    int from = -1;
    for (Node node = PARSER.parse(text).getFirstChild(); node != null; node = node.getNext()) {
      if (!(node instanceof Heading heading) || heading.getLevel() > 3) {
        continue;
      }
      int line = heading.getSourceSpans().get(0).getLineIndex();
      close(rungs, lines, from, line);
      from = -1;
      if (heading.getLevel() == 2) {
        rungs = new ArrayList<>();
        ladders.put(title(heading).split("[ .:]")[0], rungs);
        from = line + 1;
      } else if (heading.getLevel() == 3) {
        from = line + 1;
      }
    }
    close(rungs, lines, from, lines.size());
    return new Hints(ladders);
  }

  /** The rungs for a rule; empty if the file has none. */
  public List<String> of(String rule) {
    return ladders.getOrDefault(rule, List.of());
  }

  /** These hints, and those of the others for rules that these have none for. */
  public Hints or(Hints others) {
    Map<String, List<String>> both = new LinkedHashMap<>(others.ladders);
    both.putAll(ladders);
    return new Hints(both);
  }

  /**
   * These hints, where each ladder that shows no similar class of its own ends with that of a page.
   * Ladders that don't get that far stay as they are, and all do if the page has none.
   *
   * @param page a stage's page; its section "A sibling" is read
   */
  public Hints withSiblingOf(Path page) throws IOException {
    String sibling = Files.exists(page) ? sibling(Files.readString(page)) : "";
    Map<String, List<String>> whole = new LinkedHashMap<>(ladders);
    if (!sibling.isEmpty()) {
      whole.replaceAll((rule, rungs) -> withSibling(sibling, rungs));
    }
    return new Hints(whole);
  }

  private static List<String> withSibling(String sibling, List<String> rungs) {
    String own = rungs.size() > SIBLING ? rungs.get(SIBLING) : "";
    if (rungs.size() < SIBLING || !CodeBlocks.java(own).isEmpty()) {
      return rungs;
    }
    List<String> whole = new ArrayList<>(rungs.subList(0, SIBLING));
    whole.add(own.isEmpty() ? sibling : own + "\n\n" + sibling);
    return whole;
  }

  /**
   * The sibling of a page as a terminal shows it: its code is indented, as that of the hints is.
   */
  private static String sibling(String page) {
    List<String> shown = new ArrayList<>();
    boolean inside = false;
    boolean code = false;
    for (String line : page.lines().toList()) {
      if (line.startsWith("## ")) {
        inside = line.equals("## A sibling");
      } else if (inside && line.startsWith("```")) {
        code = !code;
      } else if (inside && !line.startsWith("<!--") && !(shown.isEmpty() && line.isBlank())) {
        String plain = line.replaceAll("\\[([^]]+)]\\([^)]*\\)", "$1"); // a link's words
        shown.add(code && !line.isEmpty() ? "    " + line : plain);
      }
    }
    return shown.isEmpty()
        ? ""
        : String.join("\n", shown).stripTrailing()
            + "\n\nThe stage's page shows this under \"A sibling\".";
  }

  private static void close(List<String> rungs, List<String> lines, int from, int to) {
    if (rungs != null && from >= 0) {
      int first = from;
      while (first < to && lines.get(first).isBlank()) {
        first++;
      }
      if (first == to) {
        return; // nothing stands between a heading and the next
      }
      rungs.add(String.join("\n", lines.subList(first, to)).stripTrailing());
    }
  }

  private static String title(Heading heading) {
    StringBuilder title = new StringBuilder();
    for (Node node = heading.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Text text) {
        title.append(text.getLiteral());
      }
    }
    return title.toString();
  }
}
