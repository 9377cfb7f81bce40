package boardwright.html;

import boardwright.text.Printable;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.util.Locale;

/**
 * A page to be filled in. The templates are compiled with the build; they escape what they show,
 * and hidden letters are named, wherever a student wrote them.
 */
enum Template {
  OVERVIEW,
  REPORT,
  RUBRIC,
  SIMILARITY,
  SEMESTER;

  /** The longest text in a page, such as what a student's code printed. */
  static final int LONGEST = 2_000;

  /** The page, filled in with what its template asks for. */
  String render(Object view) {
    return render(view, LONGEST);
  }

  /**
   * The same with another limit.
   *
   * @param longest of a longer text only this many letters are shown, and a sign
   */
  String render(Object view, int longest) {
    StringOutput page = new StringOutput();
    TemplateOutput output =
        new OwaspHtmlTemplateOutput(page) {
          @Override
          public void writeUserContent(String value) {
            boolean isLong = value != null && value.length() > longest;
            super.writeUserContent(isLong ? value.substring(0, longest) + " …" : value);
          }
        };
    Engine.JTE.render(name().toLowerCase(Locale.ROOT) + ".jte", view, output);
    String text = page.toString();
    if (Printable.isPlain(text)) {
      return text;
    }
    text = Printable.visible(text);
    StringBuilder fit = new StringBuilder(text.length());
    text.codePoints().forEach(letter -> fit.appendCodePoint(isFit(letter) ? letter : 0xFFFD));
    return fit.toString();
  }

  /** Whether an HTML page can hold it: neither a control character nor half of a letter. */
  private static boolean isFit(int letter) {
    return letter >= ' ' && letter != 0x7F && letter != 0xFFFE && letter != 0xFFFF
        ? letter < 0xD800 || letter > 0xDFFF
        : letter == '\t' || letter == '\n' || letter == '\r';
  }

  /** Made when the first page is. */
  private static final class Engine {
    static final TemplateEngine JTE =
        TemplateEngine.createPrecompiled(
            null, ContentType.Html, Template.class.getClassLoader(), "boardwright.html.pages");
  }
}
