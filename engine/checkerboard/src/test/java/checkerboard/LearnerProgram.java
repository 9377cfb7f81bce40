package checkerboard;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The program as it runs when somebody has replaced some of its classes: the replacing classes
 * stand first on a class path that holds nothing else than the engine's own classes.
 */
final class LearnerProgram implements AutoCloseable {

  private final URLClassLoader classes;
  private final Object textInterface;
  private final Method execute;
  private final StringWriter printed = new StringWriter();

  /**
   * Compiles the replacing classes and starts the program.
   *
   * @param folder an empty folder for class files
   * @param sources the replacing classes: the body of a file, without its package, by its name
   */
  LearnerProgram(Path folder, Map<String, String> sources) throws Exception {
    Path engine =
        Path.of(Checkerboard.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    if (!sources.isEmpty()) {
      compile(folder, engine, sources);
    }
    URL[] path = {folder.toUri().toURL(), engine.toUri().toURL()};
    classes = new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
    Class<?> type = classes.loadClass("checkerboard.TextInterface");
    Constructor<?> constructor = type.getConstructor(PrintWriter.class);
    textInterface = constructor.newInstance(new PrintWriter(printed));
    execute = type.getMethod("execute", String.class);
  }

  private static void compile(Path folder, Path engine, Map<String, String> sources) {
    List<JavaFileObject> files = new ArrayList<>();
    sources.forEach((name, body) -> files.add(source(name, body)));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of("-d", folder.toString(), "-cp", engine.toString(), "-proc:none", "-Xlint:none");
    StringWriter messages = new StringWriter();
    if (!compiler.getTask(messages, null, null, options, null, files).call()) {
      throw new IllegalArgumentException(messages.toString());
    }
  }

  private static JavaFileObject source(String name, String body) {
    URI uri = URI.create("string:///checkerboard/" + name + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return "package checkerboard; " + body;
      }
    };
  }

  /** Types commands and returns all that they print, with {@code \n} between lines. */
  String type(String... commands) throws Exception {
    printed.getBuffer().setLength(0);
    for (String command : commands) {
      if (!(Boolean) execute.invoke(textInterface, command)) {
        throw new IllegalStateException("the program has ended after: " + command);
      }
    }
    return String.join("\n", printed.toString().lines().toList());
  }

  @Override
  public void close() throws IOException {
    classes.close();
  }
}
