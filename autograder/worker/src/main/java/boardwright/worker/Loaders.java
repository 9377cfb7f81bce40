package boardwright.worker;

import boardwright.loader.FirstWins;
import boardwright.meter.Chance;
import boardwright.meter.FileGate;
import boardwright.meter.Lines;
import boardwright.meter.Meter;
import boardwright.meter.StableAnswers;
import boardwright.protocol.Request.CheckRequest;
import boardwright.protocol.TestApi;
import boardwright.testkit.Check;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The loaders of one check, new for each: what one check leaves in a static field, no other sees.
 *
 * <p>The learner's mix stands on the platform alone, with what {@code boardwright.meter} has for
 * rewritten code let through; it cannot name JUnit, ArchUnit, the suites or the worker. The suites
 * stand on the mix.
 */
public final class Loaders {
  /**
   * What the JVM calls the loaders in its messages, which learners' code can read: the name that it
   * would say in a run without a grader.
   */
  static final String NAME = "app";

  private Loaders() {}

  /**
   * The loader of the suites in this package, over a mix in that package, for one check; for all of
   * them if it is null. To find one check JUnit looks at each that its suite has, which takes
   * longer than many a check: here the suite has no other.
   */
  public static ClassLoader suites(
      String suitePackage, String labPackage, Map<String, byte[]> mix, CheckRequest only) {
    // what the guard took for one of the mix is one of the mix, whatever its name
    ClassLoader first = new FirstWins(NAME, Gate.INSTANCE, mix);
    return new SuiteLoader(suitePackage, labPackage, mix.keySet(), first, only);
  }

  /**
   * The loader of a learner's own tests, over the program that they are tried on. They see as much
   * of JUnit as {@link TestApi} names, and nothing else beyond the platform.
   */
  static ClassLoader tests(Map<String, byte[]> program) {
    return new FirstWins(NAME, TestGate.TESTS, program);
  }

  /** Lets through what tests see of JUnit as well. */
  private static final class TestGate extends ClassLoader {
    private static final TestGate TESTS = new TestGate();

    private TestGate() {
      super(NAME, Gate.INSTANCE);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (!TestApi.CLASSES.contains(name)) {
        throw new ClassNotFoundException(name);
      }
      return Class.forName(name, false, Loaders.class.getClassLoader());
    }
  }

  /** Lets the platform through, and what calls were written into the code to. */
  private static final class Gate extends ClassLoader {
    private static final Gate INSTANCE = new Gate();
    private static final List<Class<?>> OURS =
        List.of(Meter.class, FileGate.class, Chance.class, Lines.class, StableAnswers.class);

    private Gate() {
      super(NAME, ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      for (Class<?> ours : OURS) {
        if (name.equals(ours.getName())) {
          return ours;
        }
      }
      throw new ClassNotFoundException(name);
    }
  }

  /** Defines the suites; finds the program in the mix, and the rest where the worker is. */
  private static final class SuiteLoader extends ClassLoader {
    /** Class files of suites, and of suites with one check, made once. */
    private static final Map<String, byte[]> READ = new ConcurrentHashMap<>();

    private final String suitePackage;
    private final String labPackage;
    private final Set<String> program;
    private final ClassLoader mix;
    private final CheckRequest only;

    SuiteLoader(
        String suitePackage,
        String labPackage,
        Set<String> program,
        ClassLoader mix,
        CheckRequest only) {
      super(NAME, SuiteLoader.class.getClassLoader());
      this.suitePackage = suitePackage + ".";
      this.labPackage = labPackage + ".";
      this.program = program;
      this.mix = mix;
      this.only = only;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith(labPackage) || program.contains(name)) {
        return mix.loadClass(name);
      }
      if (!name.startsWith(suitePackage)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      boolean alone = only != null && name.equals(only.suite());
      String key = alone ? name + "." + only.method() : name;
      byte[] bytes = READ.get(key);
      if (bytes == null) {
        bytes = alone ? withOneCheck(read(name), only.method()) : read(name);
        READ.put(key, bytes);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }

    /** Takes from all checks but this one what makes them checks. */
    private static byte[] withOneCheck(byte[] suite, String check) {
      ClassNode node = new ClassNode();
      new ClassReader(suite).accept(node, 0);
      for (MethodNode method : node.methods) {
        if (!method.name.equals(check) && isCheck(method)) {
          method.visibleAnnotations = null;
        }
      }
      ClassWriter writer = new ClassWriter(0);
      node.accept(writer);
      return writer.toByteArray();
    }

    private static boolean isCheck(MethodNode method) {
      return method.visibleAnnotations != null
          && method.visibleAnnotations.stream()
              .anyMatch(annotation -> annotation.desc.equals(Type.getDescriptor(Check.class)));
    }

    private byte[] read(String name) throws ClassNotFoundException {
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        return in.readAllBytes();
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
