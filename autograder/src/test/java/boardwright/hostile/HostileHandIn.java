package boardwright.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One hostile hand-in, as {@code hostile.yaml} has it.
 *
 * @param id what it does
 * @param in the class that its code is written into; {@code Square} if it is not said
 * @param family the words of the family that it stands for
 * @param members code in the class
 * @param constructor code in the constructor; so for the other places
 * @param also other files, by path
 * @param with files beside {@code hostile.yaml} that lie beside it, too
 * @param verdict the verdicts that the check at its place may get
 * @param withTheAllowlistOnly whether a run without the allowlist leaves it out, as others like it
 *     tell as much and it takes long
 * @param outgrows whether without the allowlist it takes more than there is for it, which the
 *     parent sees from outside
 * @param always whether it is tried in every way of running them
 */
record HostileHandIn(
    String id,
    String in,
    String family,
    String members,
    String staticBlock,
    String constructor,
    String getNext,
    String asText,
    String hook,
    Map<String, String> also,
    List<String> with,
    List<String> verdict,
    boolean withTheAllowlistOnly,
    boolean outgrows,
    boolean always) {
  private static final Map<String, String> CHECKS =
      Map.of(
          "SquareTest", "tests/pass",
          "TicTacToeBoard", "board/diagonals-win",
          "QuixoPieceView", "quixo-view/draws-every-cube",
          "TicTacToeBoardView", "board-view/draws-lines-between-spaces",
          "SaveGameCommand", "save/writes-the-game");
  private static final Pattern REPEAT = Pattern.compile("@REPEAT (\\d+) (.*?)@", Pattern.DOTALL);

  /** The class that its code is written into. */
  String type() {
    return in == null ? "Square" : in;
  }

  /** Writes it into its own folder, with the files of its corpus. */
  void write(Path folder, Path corpus, Map<String, String> words) throws IOException {
    String text = Files.readString(corpus.resolve(type() + ".java"));
    for (Map.Entry<String, String> place :
        Map.of(
                "members", blank(members),
                "static-block", blank(staticBlock),
                "constructor", blank(constructor),
                "get-next", blank(getNext),
                "as-text", blank(asText),
                "hook", blank(hook))
            .entrySet()) {
      text = text.replace("/*" + place.getKey() + "*/", place.getValue());
    }
    put(folder.resolve(type() + ".java"), text, words);
    for (String file : with == null ? List.<String>of() : with) {
      Files.copy(corpus.resolve(file), folder.resolve(file));
    }
    if (also != null) {
      for (Map.Entry<String, String> file : also.entrySet()) {
        put(folder.resolve(file.getKey()), file.getValue(), words);
      }
    }
  }

  /** The check that its code is reached by. */
  String check() {
    if (in != null) {
      return CHECKS.get(in);
    }
    if (getNext != null) {
      return "square/knows-the-square-it-was-made-with";
    }
    return asText != null
        ? "square/to-string-has-an-equal-sign"
        : "square/refuses-rows-off-the-board";
  }

  private static void put(Path file, String text, Map<String, String> words) throws IOException {
    String replaced = text;
    for (Map.Entry<String, String> word : words.entrySet()) {
      replaced = replaced.replace("@" + word.getKey() + "@", word.getValue());
    }
    Matcher repeat = REPEAT.matcher(replaced);
    replaced =
        repeat.replaceAll(
            r -> Matcher.quoteReplacement(r.group(2).repeat(Integer.parseInt(r.group(1)))));
    Files.createDirectories(file.getParent());
    Files.writeString(file, replaced);
  }

  private static String blank(String code) {
    return code == null ? "" : code;
  }
}
