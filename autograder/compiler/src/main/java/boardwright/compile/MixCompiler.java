package boardwright.compile;

import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.protocol.Request.Source;
import boardwright.source.Nesting;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The Java compiler over sources in memory. */
final class MixCompiler {
  private static final List<String> OPTIONS =
      List.of(
          "-proc:none",
          "-g",
          "-nowarn",
          "-Xlint:none",
          "-XDshould-stop.ifError=FLOW",
          "-Xmaxerrs",
          "100",
          // every check loads new classes, and linking a concatenation takes long
          "-XDstringConcat=inline");

  private static final int LONGEST = 500;
  private static final String TOO_DEEP =
      "brackets are nested more than %d deep, which is not read".formatted(Nesting.DEEPEST);

  private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
  private final JavaFileManager platform;
  private final List<String> options = new ArrayList<>(OPTIONS);
  private final NewerJava newer;

  /**
   * A compiler of one language.
   *
   * @param release the Java that sources are written for, such as 17; no newer than this one
   */
  MixCompiler(int release) {
    if (javac == null) {
      throw new IllegalStateException("this Java has no compiler: a JDK is needed, not a JRE");
    }
    try {
      platform =
          MemoryFiles.platform(
              javac.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8), release);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (release != Runtime.version().feature()) {
      String number = String.valueOf(release);
      options.addAll(List.of("-source", number, "-target", number));
    }
    newer = new NewerJava(release);
  }

  /**
   * Compiles some sources as if the learner had written nothing else.
   *
   * @param roots the sources to compile, none of them {@link #unreadable}
   * @param helpers sources that are compiled if a root needs them, likewise
   * @param provided the classes that are not the learner's here
   */
  Compilation compile(List<Source> roots, List<Source> helpers, ProvidedClasses provided) {
    MemoryFiles files = new MemoryFiles(platform, provided, helpers);
    List<JavaFileObject> units = new ArrayList<>();
    for (Source root : roots) {
      units.add(new MemoryFiles.SourceText(root, root.types().get(0)));
    }
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    boolean success;
    List<Problem> problems = new ArrayList<>();
    try {
      success = javac.getTask(new StringWriter(), files, collector, options, null, units).call();
    } catch (StackOverflowError e) {
      success = false;
      problems.add(
          new Problem(
              roots.get(0).path(), 0, 0, "", "the compiler ran out of stack on this file", ""));
    }
    for (Diagnostic<? extends JavaFileObject> diagnostic : collector.getDiagnostics()) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
        problems.add(problem(diagnostic));
      }
    }
    if (!success && problems.isEmpty()) {
      problems.add(
          new Problem(roots.get(0).path(), 0, 0, "", "the compiler broke down on this file", ""));
    }
    return new Compilation(success && problems.isEmpty(), files.compiled(), newer.named(problems));
  }

  /** What there is to say of a source that must not be given to the compiler, if anything. */
  static Optional<Problem> unreadable(Source source) {
    int place = Nesting.tooDeep(source.text());
    if (place < 0) {
      return Optional.empty();
    }
    String before = source.text().substring(0, place);
    long number = before.lines().count() + (before.endsWith("\n") ? 1 : 0);
    String line = line(source.text(), number);
    return Optional.of(new Problem(source.path(), number, 0, "", TOO_DEEP, line));
  }

  private static Problem problem(Diagnostic<? extends JavaFileObject> diagnostic) {
    String path = "";
    String line = "";
    if (diagnostic.getSource() instanceof MemoryFiles.SourceText text) {
      path = text.source().path();
      line = line(text.source().text(), diagnostic.getLineNumber());
    }
    return new Problem(
        path,
        Math.max(0, diagnostic.getLineNumber()),
        Math.max(0, diagnostic.getColumnNumber()),
        String.valueOf(diagnostic.getCode()),
        Finding.cut(diagnostic.getMessage(Locale.ENGLISH)),
        line);
  }

  /** The line that is meant; nothing if nobody would read it. */
  private static String line(String text, long number) {
    String line =
        number < 1 ? "" : text.lines().skip(number - 1).findFirst().orElse("").stripTrailing();
    return line.length() > LONGEST ? "" : line;
  }

  /**
   * What came of compiling.
   *
   * @param succeeded whether there are classes to run
   * @param classes class files by qualified name
   * @param problems the errors, in the compiler's order
   */
  record Compilation(boolean succeeded, Map<String, byte[]> classes, List<Problem> problems) {}
}
