package boardwright.testkit;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Classes of a learner's that take the place of provided ones, compiled from their text. */
final class Mix {
  private static final String PACKAGE = "library";

  private Mix() {}

  /** Snippets on a mix with a learner's class, which begins with its modifiers. */
  static Snippets of(Path folder, String source) throws Exception {
    return Snippets.in(suite(folder, source), PACKAGE + ".*").withConstantsOf(PACKAGE + ".Shelf");
  }

  /** A class that is loaded as a suite is: where it names a shelf, it means the learner's. */
  static Class<?> suite(Path folder, String source) throws Exception {
    Path suites = Files.createDirectory(folder.resolve("suites"));
    compile(
        suites,
        "Asks",
        "public class Asks { public static Object next(Shelf shelf) { return shelf.next(); } }",
        provided());
    Path own = Files.createDirectory(folder.resolve("own"));
    compile(own, "Shelf", source, own);
    URL[] first = {own.toUri().toURL(), suites.toUri().toURL(), provided().toUri().toURL()};
    ClassLoader loader = new URLClassLoader(first, ClassLoader.getPlatformClassLoader());
    return Class.forName(PACKAGE + ".Asks", false, loader);
  }

  private static Path provided() throws URISyntaxException {
    return Path.of(Mix.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static void compile(Path to, String name, String source, Path classPath)
      throws IOException {
    Path file = to.resolve(name + ".java");
    Files.writeString(file, "package " + PACKAGE + ";\n" + source);
    List<String> arguments = new ArrayList<>(List.of("-d", to.toString(), "-cp"));
    arguments.addAll(List.of(classPath.toString(), "-proc:none", file.toString()));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    if (failed != 0) {
      throw new IllegalArgumentException("does not compile: " + source);
    }
  }
}
