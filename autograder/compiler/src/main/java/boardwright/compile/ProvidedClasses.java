package boardwright.compile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The class files of a lab's program, as learners get them: where a class stands on the class path
 * with and without compile-time constants, it is the one with them.
 *
 * @param byName class files by qualified name
 */
record ProvidedClasses(Map<String, byte[]> byName) {
  private static final Map<String, byte[]> FOUND = new ConcurrentHashMap<>();

  /** By the class files themselves, each of which is there once. */
  private static final Map<Set<byte[]>, Boolean> REMEMBERS = new ConcurrentHashMap<>();

  /** Reads the classes of these names from the class path of this process. */
  static ProvidedClasses load(List<String> names) {
    Map<String, byte[]> byName = new LinkedHashMap<>();
    for (String name : names) {
      byName.put(name, FOUND.computeIfAbsent(name, ProvidedClasses::find));
    }
    return new ProvidedClasses(Collections.unmodifiableMap(byName));
  }

  /** Those that stay provided when these classes are the learner's. */
  ProvidedClasses without(List<String> replaced) {
    Map<String, byte[]> rest = new LinkedHashMap<>(byName);
    rest.keySet()
        .removeIf(
            name ->
                replaced.stream().anyMatch(own -> name.equals(own) || name.startsWith(own + "$")));
    return new ProvidedClasses(Collections.unmodifiableMap(rest));
  }

  /** These and others. */
  ProvidedClasses with(ProvidedClasses more) {
    Map<String, byte[]> all = new LinkedHashMap<>(byName);
    all.putAll(more.byName);
    return new ProvidedClasses(Collections.unmodifiableMap(all));
  }

  /** Whether they can remember anything from one check to the next. */
  boolean remember() {
    return REMEMBERS.computeIfAbsent(Set.copyOf(byName.values()), StaticStateAnalysis::isInOurs);
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
