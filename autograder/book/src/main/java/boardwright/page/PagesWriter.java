package boardwright.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.resolve.DirectoryCodeResolver;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiles the templates of pages: part of the build. */
public final class PagesWriter {
  private PagesWriter() {}

  /**
   * Writes their classes, if a template has changed since that was done.
   *
   * @param args the folder of the templates, that of their classes, which is emptied before, and
   *     the package of these
   */
  public static void main(String[] args) throws IOException, URISyntaxException {
    Path templates = Path.of(args[0]);
    Path pages = Path.of(args[1]);
    Stamp done = new Stamp(pages.resolveSibling("pages.done"));
    if (done.isFresh(List.of(templates))) {
      return;
    }
    done.begin();
    // Maven runs the build's programs with a loader of their own
    URLClassLoader loader = (URLClassLoader) PagesWriter.class.getClassLoader();
    TemplateEngine engine =
        TemplateEngine.create(
            new DirectoryCodeResolver(templates), pages, ContentType.Html, loader, args[2]);
    List<String> classPath = new ArrayList<>();
    for (URL entry : loader.getURLs()) {
      classPath.add(Path.of(entry.toURI()).toString());
    }
    engine.setClassPath(classPath);
    engine.setCompileArgs("--release", "17");
    engine.cleanAll();
    engine.precompileAll();
    done.end(List.of(pages));
  }
}
