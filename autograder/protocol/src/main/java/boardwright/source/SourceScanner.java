package boardwright.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the package and the top-level types of a source without compiling it. It reads tokens only,
 * so a source that does not compile is understood as far as it goes.
 */
public final class SourceScanner {
  private static final Set<String> KEYWORDS = Set.of("class", "interface", "enum", "record");

  private SourceScanner() {}

  /** Scans a source. */
  public static Outline scan(String text) {
    List<Token> top = new ArrayList<>();
    int depth = 0;
    boolean balanced = true;
    for (Token token : Token.of(text)) {
      if (token.is("}") || token.is(")")) {
        balanced &= depth > 0;
        depth = Math.max(0, depth - 1);
      } else {
        if (depth == 0 && !token.is("{")) {
          top.add(token);
        }
        depth += token.is("{") || token.is("(") ? 1 : 0;
      }
    }
    List<String> types = new ArrayList<>();
    for (int i = 0; i + 1 < top.size(); i++) {
      if (declares(top, i)) {
        types.add(top.get(i + 1).text());
      }
    }
    return packageLine(top, List.copyOf(types), balanced && depth == 0);
  }

  private static boolean declares(List<Token> top, int i) {
    Token word = top.get(i);
    return KEYWORDS.contains(word.text())
        && top.get(i + 1).isWord()
        && (i == 0 || !top.get(i - 1).is("."))
        && (!word.is("record")
            || i + 2 < top.size() && (top.get(i + 2).is("(") || top.get(i + 2).is("<")));
  }

  private static Outline packageLine(List<Token> top, List<String> types, boolean balanced) {
    for (int i = 0; i < top.size() && !KEYWORDS.contains(top.get(i).text()); i++) {
      if (top.get(i).is("package")) {
        StringBuilder name = new StringBuilder();
        int end = i + 1;
        while (end < top.size() && top.get(end).isWord() == ((end - i) % 2 == 1)) {
          if (!top.get(end).isWord() && !top.get(end).is(".")) {
            break;
          }
          name.append(top.get(end++).text());
        }
        boolean whole = (end - i) % 2 == 0 && end < top.size() && top.get(end).is(";");
        return whole
            ? new Outline(
                true,
                name.toString(),
                top.get(i + 1).from(),
                top.get(end - 1).to(),
                types,
                balanced)
            : new Outline(true, "", -1, -1, types, balanced);
      }
    }
    return new Outline(false, "", -1, -1, types, balanced);
  }

  /**
   * A source with the classes of one package read as those of another, wherever its code names
   * them.
   */
  public static String renamed(String text, String oldPackage, String newPackage) {
    String[] words = oldPackage.split("\\.");
    List<Token> tokens = Token.of(text);
    StringBuilder renamed = new StringBuilder();
    int copied = 0;
    for (int i = 0; i < tokens.size(); i++) {
      int end = i + 2 * words.length - 1;
      if ((i == 0 || !tokens.get(i - 1).is(".")) && names(tokens, i, words)) {
        renamed.append(text, copied, tokens.get(i).from()).append(newPackage);
        copied = tokens.get(end - 1).to();
      }
    }
    return renamed.append(text.substring(copied)).toString();
  }

  /** Whether a package's name, a dot, and a class's name or a star stand here. */
  private static boolean names(List<Token> tokens, int from, String[] words) {
    int end = from + 2 * words.length - 1;
    if (end + 1 >= tokens.size()) {
      return false;
    }
    for (int i = from; i <= end; i++) {
      String wanted = (i - from) % 2 == 0 ? words[(i - from) / 2] : ".";
      if (!tokens.get(i).is(wanted)) {
        return false;
      }
    }
    String next = tokens.get(end + 1).text();
    return next.equals("*") || Character.isUpperCase(next.charAt(0));
  }

  /**
   * What a source declares.
   *
   * @param hasPackage whether there is a package line, right or wrong
   * @param packageName empty if there is no package line, or one that cannot be read
   * @param nameFrom where the package's name begins in the text; -1 if it has none
   * @param nameTo where it ends
   * @param types simple names of its top-level types
   * @param balanced whether each brace has its partner
   */
  public record Outline(
      boolean hasPackage,
      String packageName,
      int nameFrom,
      int nameTo,
      List<String> types,
      boolean balanced) {}
}
