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
 * @param family the words of the family that it stands for
 * @param members code in the class
 * @param constructor code in the constructor; so for the other places
 * @param also other files, by path
 * @param verdict the verdicts that the check at its place may get
 * @param withTheAllowlistOnly whether a run without the allowlist leaves it out, as others like it
 *     tell as much and it takes long
 * @param always whether it is tried in every way of running them
 */
record HostileHandIn(
    String id,
    String family,
    String members,
    String staticBlock,
    String constructor,
    String getNext,
    String asText,
    Map<String, String> also,
    List<String> verdict,
    boolean withTheAllowlistOnly,
    boolean always) {
  private static final Pattern REPEAT = Pattern.compile("@REPEAT (\\d+) (.*?)@", Pattern.DOTALL);

  /** Writes it into a folder of its own. */
  void write(Path folder, String template, Map<String, String> words) throws IOException {
    String text = template;
    for (Map.Entry<String, String> place :
        Map.of(
                "members", blank(members),
                "static-block", blank(staticBlock),
                "constructor", blank(constructor),
                "get-next", blank(getNext),
                "as-text", blank(asText))
            .entrySet()) {
      text = text.replace("/*" + place.getKey() + "*/", place.getValue());
    }
    put(folder.resolve("Square.java"), text, words);
    if (also != null) {
      for (Map.Entry<String, String> file : also.entrySet()) {
        put(folder.resolve(file.getKey()), file.getValue(), words);
      }
    }
  }

  /** The check that its code is reached by. */
  String check() {
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
