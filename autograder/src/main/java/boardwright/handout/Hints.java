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
 * @param ladders the rungs by rule, in order; each a text in Markdown
 */
public record Hints(Map<String, List<String>> ladders) {
  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  /** Reads a file of hints; a file that is not there has none. */
  public static Hints read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return new Hints(Map.of());
    }
    String text = Files.readString(file);
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
