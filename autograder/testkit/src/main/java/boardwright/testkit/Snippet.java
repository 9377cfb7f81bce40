package boardwright.testkit;

import boardwright.testkit.Expression.Argument;
import boardwright.testkit.Expression.Creation;
import boardwright.testkit.Expression.Invocation;
import boardwright.testkit.Expression.Literal;
import boardwright.testkit.Expression.Member;
import boardwright.testkit.Expression.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A snippet that was read: {@code first = new Square(%d, 2, RED_PAWN, last)}, or without the
 * assignment.
 *
 * @param type the declared type of the variable; empty if the value's own is good enough
 * @param variable what the value is called from now on; empty if it gets no name
 * @param value gives the value
 * @param arguments how many {@code %d} and {@code %s} are in it
 */
record Snippet(String type, String variable, Expression value, int arguments) {
  private static final Map<String, Snippet> READ = new ConcurrentHashMap<>();
  private static final Pattern ASSIGNMENT =
      Pattern.compile("\\s*(?:([\\w.]+)\\s+)?(\\w+)\\s*=(?!=)\\s*(.*)", Pattern.DOTALL);
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:(-?\\d+(?:\\.\\d+)?)|\"((?:[^\"\\\\]|\\\\.)*)\"|'(\\\\?.)'|(%[sd])|(\\w+)|([.(),]))");

  /**
   * Reads a snippet; each text is read once.
   *
   * @throws SnippetError if it is none; the message names the place
   */
  static Snippet of(String text) {
    Snippet known = READ.get(text);
    if (known == null) {
      Matcher assignment = ASSIGNMENT.matcher(text);
      boolean named = assignment.matches();
      Reader reader = new Reader(named ? assignment.group(3) : text);
      Expression value = reader.whole();
      String type = named && assignment.group(1) != null ? assignment.group(1) : "";
      known = new Snippet(type, named ? assignment.group(2) : "", value, reader.arguments);
      READ.put(text, known);
    }
    return known;
  }

  /** Reads one expression from left to right. */
  private static final class Reader {
    private final String text;
    private final Matcher token;
    private int end;
    private int arguments;

    Reader(String text) {
      this.text = text;
      this.token = TOKEN.matcher(text);
    }

    Expression whole() {
      Expression all = expression();
      if (!text.substring(end).isBlank()) {
        throw wrong("the end");
      }
      return all;
    }

    private Expression expression() {
      Expression value = first();
      while (next(".")) {
        String name = word();
        value = next("(") ? new Invocation(value, name, rest()) : new Member(value, name);
      }
      return value;
    }

    private Expression first() {
      take("a value");
      if (token.group(1) != null) {
        String number = token.group(1);
        return number.contains(".")
            ? new Literal(Double.valueOf(number))
            : new Literal(Integer.valueOf(number));
      }
      if (token.group(2) != null) {
        return new Literal(token.group(2).translateEscapes());
      }
      if (token.group(3) != null) {
        return new Literal(token.group(3).translateEscapes().charAt(0));
      }
      if (token.group(4) != null) {
        return new Argument(arguments++);
      }
      String word = token.group(5);
      if (word == null) {
        throw wrong("a value");
      }
      return switch (word) {
        case "null" -> new Literal(null);
        case "true", "false" -> new Literal(Boolean.valueOf(word));
        case "new" -> creation();
        default -> next("(") ? new Invocation(null, word, rest()) : new Name(word);
      };
    }

    private Expression creation() {
      StringBuilder type = new StringBuilder(word());
      while (next(".")) {
        type.append('.').append(word());
      }
      if (!next("(")) {
        throw wrong("(");
      }
      return new Creation(type.toString(), rest());
    }

    /** The arguments of a call, after the parenthesis. */
    private List<Expression> rest() {
      List<Expression> all = new ArrayList<>();
      if (next(")")) {
        return all;
      }
      do {
        all.add(expression());
      } while (next(","));
      if (!next(")")) {
        throw wrong(")");
      }
      return List.copyOf(all);
    }

    private String word() {
      take("a name");
      if (token.group(5) == null) {
        throw wrong("a name");
      }
      return token.group(5);
    }

    /** Takes the next token if it is this sign. */
    private boolean next(String sign) {
      if (!token.region(end, text.length()).lookingAt() || !sign.equals(token.group(6))) {
        return false;
      }
      end = token.end();
      return true;
    }

    private void take(String expected) {
      if (!token.region(end, text.length()).lookingAt()) {
        throw wrong(expected);
      }
      end = token.end();
    }

    private SnippetError wrong(String expected) {
      return new SnippetError(
          "a snippet is wrong: expected %s at %d in `%s`".formatted(expected, end, text));
    }
  }
}
