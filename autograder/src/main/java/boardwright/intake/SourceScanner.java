package boardwright.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the package and the top-level types of a source without compiling it. It reads tokens only,
 * so a source that does not compile is understood as far as it goes.
 */
final class SourceScanner {
  private static final Set<String> KEYWORDS = Set.of("class", "interface", "enum", "record");

  private final String text;
  private int at;

  private SourceScanner(String text) {
    this.text = text;
  }

  /** Scans a source. */
  static Outline scan(String text) {
    return new SourceScanner(text).outline();
  }

  private Outline outline() {
    List<Token> tokens = new ArrayList<>();
    int depth = 0;
    for (Token token = next(); token != null; token = next()) {
      switch (token.text()) {
        case "{", "(" -> depth++;
        case "}", ")" -> depth = Math.max(0, depth - 1);
        default -> {}
      }
      if (depth == 0 || depth == 1 && token.text().equals("(")) {
        tokens.add(token);
      }
    }
    String packageName = "";
    int from = -1;
    int to = -1;
    List<String> types = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      String word = tokens.get(i).text();
      if (word.equals("package") && types.isEmpty() && from < 0) {
        StringBuilder name = new StringBuilder();
        int end = i + 1;
        while (end < tokens.size()
            && !tokens.get(end).text().equals(";")
            && tokens.get(end).isPartOfName()) {
          name.append(tokens.get(end++).text());
        }
        packageName = name.toString();
        from = i + 1 < tokens.size() ? tokens.get(i + 1).start() : text.length();
        to = end > i + 1 ? tokens.get(end - 1).end() : from;
      } else if (KEYWORDS.contains(word)
          && i + 1 < tokens.size()
          && tokens.get(i + 1).isWord()
          && !(i > 0 && tokens.get(i - 1).text().equals("."))
          && (!word.equals("record") || i + 2 < tokens.size() && opensRecord(tokens.get(i + 2)))) {
        types.add(tokens.get(i + 1).text());
      }
    }
    return new Outline(packageName, from, to, types);
  }

  private static boolean opensRecord(Token token) {
    return token.text().equals("(") || token.text().equals("<");
  }

  private Token next() {
    skipBlanksAndComments();
    if (at >= text.length()) {
      return null;
    }
    int start = at;
    char c = text.charAt(at);
    if (Character.isJavaIdentifierStart(c)) {
      while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
        at++;
      }
    } else if (text.startsWith("\"\"\"", at)) {
      int end = text.indexOf("\"\"\"", at + 3);
      at = end < 0 ? text.length() : end + 3;
      return new Token("\"", start, at);
    } else if (c == '"' || c == '\'') {
      skipQuoted(c);
      return new Token("\"", start, at);
    } else {
      at++;
    }
    return new Token(text.substring(start, at), start, at);
  }

  private void skipQuoted(char quote) {
    at++;
    while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(text.length(), at + 1);
  }

  private void skipBlanksAndComments() {
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        at = end < 0 ? text.length() : end + 2;
      } else {
        return;
      }
    }
  }

  private record Token(String text, int start, int end) {
    boolean isWord() {
      return Character.isJavaIdentifierStart(text.charAt(0));
    }

    boolean isPartOfName() {
      return isWord() || text.equals(".");
    }
  }

  /**
   * What a source declares.
   *
   * @param packageName empty if there is no package line
   * @param nameFrom where the package's name begins in the text; -1 if there is no package line
   * @param nameTo where it ends
   * @param types simple names of its top-level types
   */
  record Outline(String packageName, int nameFrom, int nameTo, List<String> types) {
    boolean hasPackage() {
      return nameFrom >= 0;
    }
  }
}
