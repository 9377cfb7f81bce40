package boardwright.html;

import boardwright.text.Printable;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.regex.Pattern;

/**
 * A page to be filled in. The templates are compiled with the build; they escape what they show,
 * and hidden letters are named, wherever a student wrote them.
 */
enum Template {
  OVERVIEW,
  REPORT,
  SIMILARITY;

  /** What an HTML page cannot hold: control characters, and halves of a letter. */
  private static final Pattern UNFIT =
      Pattern.compile(
          "[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F\\x{D800}-\\x{DFFF}\\x{FFFE}\\x{FFFF}]");

  /** The page, filled in with what its template asks for. */
  String render(Object view) {
    StringOutput page = new StringOutput();
    Engine.JTE.render(name().toLowerCase(java.util.Locale.ROOT) + ".jte", view, page);
    return UNFIT.matcher(Printable.visible(page.toString())).replaceAll("\uFFFD");
  }

  /** Made when the first page is. */
  private static final class Engine {
    static final TemplateEngine JTE =
        TemplateEngine.createPrecompiled(
            null, ContentType.Html, Template.class.getClassLoader(), "boardwright.html.pages");
  }
}
