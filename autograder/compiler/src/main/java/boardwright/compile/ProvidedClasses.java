package boardwright.compile;

import boardwright.classfile.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The class files of a lab's program, as learners get them: where a class stands on the class path
 * with and without compile-time constants, it is the one with them. What is made of these classes
 * for every submission, they make once.
 */
final class ProvidedClasses {
  /** By the names of the classes; there are as many as labs, and sets of fixtures. */
  private static final Map<List<String>, ProvidedClasses> LOADED = new ConcurrentHashMap<>();

  private final Map<String, byte[]> byName;
  private Map<String, Shape> shapes;
  private Map<String, byte[]> counted;
  private Boolean remember;

  /**
   * Provided classes.
   *
   * @param byName class files by qualified name
   */
  ProvidedClasses(Map<String, byte[]> byName) {
    this.byName = Collections.unmodifiableMap(byName);
  }

  /** Reads the classes of these names from the class path of this process. */
  static ProvidedClasses load(List<String> names) {
    return LOADED.computeIfAbsent(
        names,
        all -> {
          Map<String, byte[]> byName = new LinkedHashMap<>();
          all.forEach(name -> byName.put(name, find(name)));
          return new ProvidedClasses(byName);
        });
  }

  /** The class files by qualified name. */
  Map<String, byte[]> byName() {
    return byName;
  }

  /** Those that stay provided when these classes are the learner's. */
  ProvidedClasses without(List<String> replaced) {
    Map<String, byte[]> rest = new LinkedHashMap<>(byName);
    rest.keySet()
        .removeIf(
            name ->
                replaced.stream().anyMatch(own -> name.equals(own) || name.startsWith(own + "$")));
    return new ProvidedClasses(rest);
  }

  /** These and others. */
  ProvidedClasses with(ProvidedClasses more) {
    Map<String, byte[]> all = new LinkedHashMap<>(byName);
    all.putAll(more.byName);
    return new ProvidedClasses(all);
  }

  /** The shapes of the classes by qualified name. */
  synchronized Map<String, Shape> shapes() {
    if (shapes == null) {
      shapes = of(Shape::of);
    }
    return shapes;
  }

  /** The class files to load, which count their steps, by qualified name. */
  synchronized Map<String, byte[]> counted() {
    if (counted == null) {
      counted = of(LoadableMix::counted);
    }
    return counted;
  }

  /** Whether they can remember anything from one check to the next. */
  synchronized boolean remember() {
    if (remember == null) {
      remember = StaticStateAnalysis.oursCanRemember(byName.values());
    }
    return remember;
  }

  private <T> Map<String, T> of(Function<byte[], T> maker) {
    Map<String, T> all = new LinkedHashMap<>();
    byName.forEach((name, bytes) -> all.put(name, maker.apply(bytes)));
    return all;
  }

  private static byte[] find(String name) {
    String resource = name.replace('.', '/') + ".class";
    try {
      List<byte[]> found = new ArrayList<>();
      for (URL url :
          Collections.list(ProvidedClasses.class.getClassLoader().getResources(resource))) {
        try (InputStream in = url.openStream()) {
          found.add(in.readAllBytes());
        }
      }
      if (found.isEmpty()) {
        throw new IllegalStateException("no provided class " + name);
      }
      return found.stream().filter(ProvidedClasses::hasConstants).findFirst().orElse(found.get(0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean hasConstants(byte[] classFile) {
    boolean[] found = new boolean[1];
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public FieldVisitor visitField(
                  int access, String name, String descriptor, String signature, Object value) {
                found[0] |= value != null;
                return null;
              }
            },
            ClassReader.SKIP_CODE);
    return found[0];
  }
}
