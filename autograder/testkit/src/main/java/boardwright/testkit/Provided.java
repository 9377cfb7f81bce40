package boardwright.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What classes are that are not the learner's: the provided ones and Java's own. ArchUnit reads no
 * more of them than it must, so they are looked up where the kit itself is loaded from.
 */
final class Provided {
  /** By qualified name: the names of a class and of all above it, with and without packages. */
  private static final Map<String, Set<String>> KINDS = new ConcurrentHashMap<>();

  private Provided() {}

  /**
   * The class of this name.
   *
   * @throws IllegalStateException if it is neither provided nor Java's
   */
  static Class<?> load(String type) {
    try {
      return Class.forName(type, false, Provided.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      throw new IllegalStateException(type + " is not provided", e);
    }
  }

  /** Whether there is a provided class of this name, and other packages see it. */
  static boolean isPublic(String type) {
    try {
      return Modifier.isPublic(load(type).getModifiers());
    } catch (IllegalStateException none) {
      return false;
    }
  }

  /**
   * The names of a class and of all that it extends or implements, Object's apart: the simple ones,
   * and those with their packages.
   */
  static Set<String> kinds(JavaClass type) {
    if (!type.isFullyImported()) {
      return KINDS.computeIfAbsent(type.getName(), Provided::kinds);
    }
    Set<String> names = new LinkedHashSet<>(List.of(simple(type.getName()), type.getName()));
    type.getRawSuperclass().ifPresent(above -> names.addAll(kinds(above)));
    type.getRawInterfaces().forEach(above -> names.addAll(kinds(above)));
    return names;
  }

  private static Set<String> kinds(String type) {
    Set<String> names = new LinkedHashSet<>();
    try {
      add(load(type), names);
    } catch (IllegalStateException e) {
      names.add(simple(type)); // an array, or the learner's own and not part of this mix
    }
    return Set.copyOf(names);
  }

  private static void add(Class<?> type, Set<String> names) {
    if (type != null && type != Object.class) {
      names.addAll(List.of(simple(type.getName()), type.getName()));
      add(type.getSuperclass(), names);
      for (Class<?> above : type.getInterfaces()) {
        add(above, names);
      }
    }
  }

  /** A class as its source names it; a nameless one by the class that it lies in. */
  static String named(JavaClass type) {
    return simple(type.getName().replaceAll("(\\$\\d+)+$", ""));
  }

  /** The name without its package; of a nested class, without the one that it lies in. */
  static String simple(String type) {
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }
}
