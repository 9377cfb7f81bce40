package boardwright.classfile;

import boardwright.classfile.Shape.Member;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the class that really declares a member: among given classes first, then in the JDK.
 *
 * @param given shapes by internal name
 */
public record Hierarchy(Map<String, Shape> given) {
  private static final Map<String, Optional<Shape>> JDK = new ConcurrentHashMap<>();

  /** The shape of a class; empty if it is neither given nor in the JDK. */
  public Optional<Shape> shape(String internalName) {
    Shape shape = given.get(internalName);
    return shape != null ? Optional.of(shape) : JDK.computeIfAbsent(internalName, Hierarchy::jdk);
  }

  /** Whether the class is one of those given. */
  public boolean isGiven(String internalName) {
    return given.containsKey(internalName);
  }

  /**
   * Resolves a member as the JVM does: a method in the class itself, its superclasses, then its
   * interfaces; a field in the class itself, its interfaces, then its superclasses.
   */
  public Optional<Member> resolve(String owner, String member, String descriptor) {
    if (!descriptor.startsWith("(")) {
      return field(owner, member, descriptor);
    }
    // most are found in a class: the interfaces need not be read for them
    return declaredIn(superclasses(owner), member, descriptor)
        .or(() -> declaredIn(supertypes(owner), member, descriptor));
  }

  private Optional<Member> declaredIn(Collection<String> types, String member, String descriptor) {
    for (String type : types) {
      Optional<Member> found = shape(type).flatMap(shape -> shape.declared(member, descriptor));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Member> field(String owner, String name, String descriptor) {
    Optional<Shape> shape = shape(owner);
    Optional<Member> found = shape.flatMap(s -> s.declared(name, descriptor));
    for (String type : shape.map(Shape::interfaces).orElse(List.of())) {
      found = found.or(() -> field(type, name, descriptor));
    }
    return found.or(
        () -> shape.map(Shape::superName).flatMap(type -> field(type, name, descriptor)));
  }

  /** The class, its superclasses from the nearest on, then all interfaces; as internal names. */
  public List<String> supertypes(String internalName) {
    Set<String> classes = superclasses(internalName);
    Set<String> all = new LinkedHashSet<>(classes);
    Deque<String> waiting = new ArrayDeque<>(classes);
    while (!waiting.isEmpty()) {
      List<String> interfaces =
          shape(waiting.removeFirst()).map(Shape::interfaces).orElse(List.of());
      for (String type : interfaces) {
        if (all.add(type)) {
          waiting.addLast(type);
        }
      }
    }
    return new ArrayList<>(all);
  }

  private Set<String> superclasses(String internalName) {
    Set<String> classes = new LinkedHashSet<>();
    for (String type = internalName; type != null && classes.add(type); ) {
      type = shape(type).map(Shape::superName).orElse(null);
    }
    return classes;
  }

  private static Optional<Shape> jdk(String internalName) {
    try (InputStream in =
        ClassLoader.getPlatformClassLoader().getResourceAsStream(internalName + ".class")) {
      return in == null ? Optional.empty() : Optional.of(Shape.of(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
