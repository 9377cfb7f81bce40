package boardwright.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A word, a quoted text or a single sign of a source; blanks and comments are none.
 *
 * @param text the token; a quotation mark alone stands for any quoted text
 * @param from where it begins in the source
 * @param to where it ends
 */
public record Token(String text, int from, int to) {

  /** The tokens of a source. A source that does not compile is read as far as it goes. */
  public static List<Token> of(String source) {
    return new Reader(source).all();
  }

  /** The names and keywords of a source. */
  public static Set<String> words(String source) {
    Set<String> words = new HashSet<>();
    of(source).stream().filter(Token::isWord).forEach(token -> words.add(token.text()));
    return words;
  }

  /** Whether it is this very text. */
  public boolean is(String other) {
    return text.equals(other);
  }

  /** Whether it is a name or a keyword. */
  public boolean isWord() {
    return Character.isJavaIdentifierStart(text.charAt(0));
  }

  /** Reads one token after the other. */
  private static final class Reader {
    private static final String BLOCK = "\"\"\"";

    private final String text;
    private final int[] origin;
    private int at;

    Reader(String source) {
      if (!source.contains("\\u")) {
        this.text = source;
        this.origin = null;
        return;
      }
      // Java reads \u0041 as A before it reads anything else
      StringBuilder plain = new StringBuilder();
      int[] from = new int[source.length() + 1];
      int read = 0;
      while (read < source.length()) {
        from[plain.length()] = read;
        int hex = escaped(source, read);
        if (hex > 0) {
          plain.append((char) Integer.parseInt(source.substring(hex, hex + 4), 16));
          read = hex + 4;
        } else {
          boolean pair = source.startsWith("\\\\", read);
          plain.append(source.charAt(read++));
          if (pair) {
            from[plain.length()] = read;
            plain.append(source.charAt(read++));
          }
        }
      }
      from[plain.length()] = read;
      this.text = plain.toString();
      this.origin = from;
    }

    /** Where the four digits of an escape begin that begins here; 0 if none does. */
    private static int escaped(String source, int from) {
      if (!source.startsWith("\\u", from)) {
        return 0;
      }
      int hex = from + 1;
      while (hex < source.length() && source.charAt(hex) == 'u') {
        hex++;
      }
      return hex + 4 <= source.length()
              && source.substring(hex, hex + 4).chars().allMatch(c -> Character.digit(c, 16) >= 0)
          ? hex
          : 0;
    }

    List<Token> all() {
      List<Token> tokens = new ArrayList<>();
      skipBlanksAndComments();
      while (at < text.length()) {
        int start = at;
        String token = next();
        tokens.add(new Token(token, place(start), place(at)));
        skipBlanksAndComments();
      }
      return tokens;
    }

    private int place(int index) {
      return origin == null ? index : origin[index];
    }

    private String next() {
      int start = at;
      char c = text.charAt(at);
      if (Character.isJavaIdentifierStart(c)) {
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
          at++;
        }
      } else if (text.startsWith(BLOCK, at)) {
        at += BLOCK.length();
        while (at < text.length() && !text.startsWith(BLOCK, at)) {
          at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(text.length(), at + BLOCK.length());
        return "\"";
      } else if (c == '"' || c == '\'') {
        skipQuoted(c);
        return "\"";
      } else {
        at++;
      }
      return text.substring(start, at);
    }

    /** A quoted text ends with its line at the latest. */
    private void skipQuoted(char quote) {
      at++;
      while (at < text.length() && text.charAt(at) != quote && !isLineEnd(at)) {
        at += text.charAt(at) == '\\' && at + 1 < text.length() && !isLineEnd(at + 1) ? 2 : 1;
      }
      at = Math.min(text.length(), at + 1);
    }

    private void skipBlanksAndComments() {
      while (at < text.length()) {
        if (Character.isWhitespace(text.charAt(at))) {
          at++;
        } else if (text.startsWith("//", at)) {
          while (at < text.length() && !isLineEnd(at)) {
            at++;
          }
        } else if (text.startsWith("/*", at)) {
          int end = text.indexOf("*/", at + 2);
          at = end < 0 ? text.length() : end + 2;
        } else {
          return;
        }
      }
    }

    private boolean isLineEnd(int index) {
      return text.charAt(index) == '\n' || text.charAt(index) == '\r';
    }
  }
}
