package boardwright.book;

import boardwright.page.Templates;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of code, of a transcript, or of a drawing.
 *
 * @param kind what the block says it is, such as {@code java}; may be empty
 * @param text as the page has it
 */
record CodeBlock(String kind, String text) {
  private static final Pattern JAVA =
      Pattern.compile(
          "(?<c>//[^\\n]*|/\\*(?s:.*?)\\*/)"
              + "|(?<s>\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+')"
              + "|(?<k>\\b(?:abstract|assert|boolean|break|case|catch|char|class|continue|default"
              + "|do|double|else|enum|extends|false|final|finally|for|if|implements|import"
              + "|instanceof|int|interface|long|new|null|package|private|protected|public|record"
              + "|return|static|super|switch|this|throw|throws|true|try|var|void|while)\\b)");

  /** The block in HTML. */
  String html() {
    return switch (kind) {
      case "console" -> block("code console", transcript());
      case "java" -> block("code", highlighted());
      case "" -> drawing();
      default -> block("code", Html.escape(text));
    };
  }

  private String highlighted() {
    StringBuilder html = new StringBuilder();
    Matcher token = JAVA.matcher(text);
    int at = 0;
    while (token.find()) {
      String style = token.group("c") != null ? "c" : token.group("s") != null ? "s" : "k";
      html.append(Html.escape(text.substring(at, token.start())))
          .append("<span class=\"%s\">%s</span>".formatted(style, Html.escape(token.group())));
      at = token.end();
    }
    return html.append(Html.escape(text.substring(at))).toString();
  }

  /** What one types apart from what is printed: a button copies the former. */
  private String transcript() {
    StringBuilder html = new StringBuilder();
    for (String line : text.stripTrailing().lines().toList()) {
      html.append(
              line.startsWith("$ ")
                  ? "<span class=\"prompt\">$ </span><kbd>"
                      + Html.escape(line.substring(2))
                      + "</kbd>"
                  : Html.escape(line))
          .append('\n');
    }
    return html.toString();
  }

  private String drawing() {
    return AnnotatedBoard.of(text)
        .map(board -> Templates.render("drawing", board))
        .orElseGet(() -> block("plain", Html.escape(text)));
  }

  private static String block(String style, String html) {
    return "<div class=\"%s\"><pre tabindex=\"0\"><code>%s</code></pre></div>\n"
        .formatted(style, html.stripTrailing());
  }
}
