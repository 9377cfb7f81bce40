package boardwright.compile;

import boardwright.compile.MixCompiler.Compilation;
import boardwright.meter.Meter;
import boardwright.protocol.Request.Source;
import boardwright.worker.Loaders;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A learner's program on trial: sources in memory, compiled, guarded and loaded like those of a
 * mix. Its class {@code lab.Main} has a {@code static Object run()}.
 */
final class Trial {
  /** Small, so that an endless loop ends at once. */
  static final long STEPS = 100_000;

  static final long BYTES = 8 << 20;

  private static final MixCompiler COMPILER = new MixCompiler(Runtime.version().feature());
  private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:[a-z-]+ )*(?:class|interface|enum|record) (\\w+)");
  private static final long STACK = 512 << 10;
  private static final long PATIENCE = 60_000;

  private final LoadableMix mix;
  private final ClassLoader loader;

  private Trial(LoadableMix mix) {
    this.mix = mix;
    this.loader = Loaders.suites("no.suites", "lab", mix.classes(), null);
  }

  /** A program of these sources; those without a package line are in {@code lab}. */
  static Trial of(String... sources) {
    return beside(Map.of(), Map.of(), sources);
  }

  /** A program whose {@code run} has these statements. */
  static Trial ofStatements(String statements) {
    return of(main(statements));
  }

  /** Likewise, with what a learner's own tests may use of the JDK. */
  static Trial asTests(String statements) {
    return beside(
        JUnitForTests.allowlist(List.of()), Map.of(), Map.of(), new String[] {main(statements)});
  }

  /** A program of these sources, next to these provided classes and fixtures. */
  static Trial beside(
      Map<String, byte[]> provided, Map<String, byte[]> fixtures, String... sources) {
    return beside(Allowlist.with(List.of()), provided, fixtures, sources);
  }

  private static Trial beside(
      Allowlist allowlist,
      Map<String, byte[]> provided,
      Map<String, byte[]> fixtures,
      String[] sources) {
    ProvidedClasses kept = new ProvidedClasses(provided);
    Map<String, byte[]> own = compile(kept, sources);
    Mix compiled = new Mix(true, List.of(), own, kept, List.of(), List.of());
    return new Trial(LoadableMix.of(compiled, kept, new ProvidedClasses(fixtures), allowlist));
  }

  /** The class files of these sources. */
  static Map<String, byte[]> compile(ProvidedClasses kept, String... sources) {
    List<Source> roots = new ArrayList<>();
    for (String text : sources) {
      Matcher type = TYPE.matcher(text);
      Matcher home = PACKAGE.matcher(text);
      String name = type.find() ? type.group(1) : "Main";
      boolean placed = home.find();
      roots.add(
          new Source(
              name + ".java",
              placed ? text : "package lab; " + text,
              List.of((placed ? home.group(1) : "lab") + "." + name)));
    }
    Compilation compilation = COMPILER.compile(roots, List.of(), kept);
    if (!compilation.succeeded()) {
      throw new IllegalArgumentException(compilation.problems().toString());
    }
    return compilation.classes();
  }

  /** The source of a {@code Main} whose {@code run} has these statements. */
  static String main(String statements) {
    return """
        import java.util.*;
        import java.util.function.*;
        import java.util.stream.*;

        public class Main {
          public static int count;

          public static Object run() throws Throwable {
            %s
          }
        }
        """
        .formatted(statements);
  }

  /** What these classes are that they must not be. */
  List<String> refusals() {
    return mix.refusals();
  }

  /** A class of the program, as a check would find it. */
  Class<?> load(String name) throws ClassNotFoundException {
    return loader.loadClass("lab.Main").getClassLoader().loadClass(name);
  }

  /** All classes of the program, by name. */
  Map<String, byte[]> classes() {
    return mix.classes();
  }

  /** Runs {@code Main.run()} on a thread and a meter of its own. */
  Outcome run() {
    Outcome[] outcome = new Outcome[1];
    Thread thread = new Thread(null, () -> outcome[0] = runHere(), "trial", STACK);
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(PATIENCE);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (outcome[0] == null) {
      throw new AssertionError("still running after a minute");
    }
    return outcome[0];
  }

  private Outcome runHere() {
    Object value = null;
    Throwable thrown = null;
    Meter.reset(STEPS, BYTES);
    try {
      value = loader.loadClass("lab.Main").getMethod("run").invoke(null);
    } catch (InvocationTargetException e) {
      thrown = e.getCause();
    } catch (ReflectiveOperationException e) {
      thrown = e;
    }
    return new Outcome(
        value,
        thrown,
        count(),
        Meter.refusal(),
        Meter.ranOutOfSteps(),
        Meter.ranOutOfBytes(),
        Meter.overflowed());
  }

  private int count() {
    try {
      return loader.loadClass("lab.Main").getField("count").getInt(null);
    } catch (ReflectiveOperationException | LinkageError e) {
      return -1;
    }
  }

  /**
   * What became of a run.
   *
   * @param value what {@code run} gave
   * @param thrown what it threw
   * @param count the program's own field {@code Main.count} afterwards, -1 if it has none
   * @param refusal what {@link Meter} says was refused
   */
  record Outcome(
      Object value,
      Throwable thrown,
      int count,
      String refusal,
      boolean ranOutOfSteps,
      boolean ranOutOfBytes,
      boolean overflowed) {}
}
