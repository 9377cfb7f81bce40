package boardwright.page;

import boardwright.text.Resource;
import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;

/** The templates of this module, which are compiled with the build; they escape what they show. */
public final class Templates {
  /** What the pages of runs and of the book look like, before what each adds to it. */
  public static final String STYLE = Resource.text(Templates.class, "base.css");

  private static final TemplateEngine JTE =
      TemplateEngine.createPrecompiled(
          null, ContentType.Html, Templates.class.getClassLoader(), "boardwright.book.pages");

  private Templates() {}

  /** A page, or a part of one, filled in with what its template asks for. */
  public static String render(String name, Object view) {
    StringOutput page = new StringOutput();
    JTE.render(name + ".jte", view, page);
    return page.toString();
  }

  /** The same as a part of another template's page. */
  public static Content part(String name, Object view) {
    return output -> JTE.render(name + ".jte", view, output);
  }
}
