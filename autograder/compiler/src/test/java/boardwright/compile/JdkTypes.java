package boardwright.compile;

import boardwright.classfile.Hierarchy;
import boardwright.classfile.Shape;
import boardwright.classfile.Shape.Member;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The running JDK, read from its own image. */
final class JdkTypes {
  private static final Hierarchy HIERARCHY = new Hierarchy(Map.of());

  private JdkTypes() {}

  /** Internal names of the public types in this package of java.base, nested ones included. */
  static List<String> publicTypesIn(String packageName) throws IOException {
    Path folder =
        FileSystems.getFileSystem(URI.create("jrt:/"))
            .getPath("/modules/java.base", packageName.replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
          .map(name -> packageName + "." + name.replace(".class", ""))
          .filter(name -> isPublic(load(name)))
          .map(name -> name.replace('.', '/'))
          .sorted()
          .toList();
    }
  }

  /**
   * What a learner's class can reach through this type: its public and protected members, each as
   * the class declares it that the call resolves to.
   */
  static List<Member> reachableThrough(String internalName) {
    return HIERARCHY.supertypes(internalName).stream()
        .flatMap(type -> HIERARCHY.shape(type).orElseThrow().members().stream())
        .filter(member -> member.visibility() >= 2)
        .filter(member -> member.owner().equals(internalName) || isInherited(member))
        .map(
            member ->
                HIERARCHY.resolve(internalName, member.name(), member.descriptor()).orElseThrow())
        .distinct()
        .toList();
  }

  /** The type as its class file describes it. */
  static Shape shape(String internalName) {
    return HIERARCHY.shape(internalName).orElseThrow();
  }

  /** Whether the running JDK has the type. */
  static boolean has(String internalName) {
    return HIERARCHY.shape(internalName).isPresent();
  }

  /** The supertypes of the type, without itself. */
  static List<String> supertypes(String internalName) {
    List<String> types = HIERARCHY.supertypes(internalName);
    return types.subList(1, types.size());
  }

  private static boolean isInherited(Member member) {
    boolean ofInterface = shape(member.owner()).isInterface();
    return !member.name().equals("<init>")
        && (member.isField() || !member.isStatic() || !ofInterface);
  }

  private static boolean isPublic(Class<?> type) {
    if (type.isAnonymousClass() || type.isLocalClass()) {
      return false;
    }
    boolean visible = (type.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
    return visible && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
