package boardwright.book;

import boardwright.handout.Hints;
import boardwright.page.Templates;
import java.util.List;

/**
 * The first two rungs of a rule's hints, to be folded away. The other ones want a fresh check.
 *
 * @param rule its number
 * @param locate the first rung, as HTML
 * @param tool the second rung, as HTML; may be empty
 * @param command what gives the others
 */
public record HintBlock(String rule, String locate, String tool, String command) {
  private static final int SHOWN = 2;

  /**
   * The hints of a rule in HTML; empty if there are none.
   *
   * @param path of the file that has them
   * @param target what the command is called with
   */
  static String html(Links links, String path, Hints hints, String target, String rule) {
    List<String> rungs =
        hints.of(rule).stream()
            .limit(SHOWN)
            .map(rung -> ChapterReader.fragment(links, path, rung))
            .toList();
    if (rungs.isEmpty()) {
      return "";
    }
    String command = "./boardwright hint " + (target + " " + rule).strip();
    String tool = rungs.size() < SHOWN ? "" : rungs.get(1);
    return Templates.render("hint", new HintBlock(rule, rungs.get(0), tool, command));
  }
}
