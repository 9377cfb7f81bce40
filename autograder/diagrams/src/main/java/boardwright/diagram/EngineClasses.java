package boardwright.diagram;

import boardwright.diagram.Spec.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The engine's class files, and those of the JDK that the engine stands on. */
final class EngineClasses {
  private final Path engine;
  private final Map<String, Optional<ClassNode>> read = new HashMap<>();

  /**
   * Reads from folders.
   *
   * @param engine where the modules of the engine lie, each compiled
   */
  EngineClasses(Path engine) {
    this.engine = engine;
    if (bytes("framework/model/Board").isEmpty()) {
      throw new SpecException("The engine is not compiled: there are no classes in " + engine);
    }
  }

  /** The bytes of a class of the engine; empty if it has no such class. */
  Optional<byte[]> bytes(String internalName) {
    String module = internalName.replaceAll("/.*", ""); // each has the name of its package
    Path file = engine.resolve(module + "/target/classes/" + internalName + ".class");
    try {
      return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A class of the engine or of the JDK. */
  Optional<ClassNode> node(String internalName) {
    return read.computeIfAbsent(
        internalName, name -> bytes(name).or(() -> ofJdk(name)).map(EngineClasses::parse));
  }

  private static Optional<byte[]> ofJdk(String internalName) {
    try (InputStream in =
        ClassLoader.getPlatformClassLoader().getResourceAsStream(internalName + ".class")) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ClassNode parse(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_FRAMES);
    return node;
  }

  /**
   * Finds a class that a description names.
   *
   * @param name its simple name, or its full name with a dot for a class of the JDK
   * @param where the statement that names it
   * @param packages where to look for a simple name
   */
  ClassNode find(String name, Statement where, List<String> packages) {
    if (name.startsWith("java")) {
      return node(name.replace('.', '/'))
          .orElseThrow(() -> where.wrong("the JDK has no class " + name));
    }
    for (String inPackage : packages) {
      Optional<ClassNode> found = node(inPackage.replace('.', '/') + "/" + name.replace('.', '$'));
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw where.wrong("the engine has no class " + name + " in " + String.join(", ", packages));
  }

  /** The class and all its supertypes, as internal names; the nearest come first. */
  List<String> supertypes(String internalName) {
    List<String> all = new ArrayList<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(internalName));
    while (!waiting.isEmpty()) {
      String name = waiting.removeFirst();
      Optional<ClassNode> node = all.contains(name) ? Optional.empty() : node(name);
      if (node.isPresent()) {
        all.add(name);
        if (node.get().superName != null) {
          waiting.addLast(node.get().superName);
        }
        waiting.addAll(node.get().interfaces);
      }
    }
    return all;
  }

  boolean isSubtype(String internalName, String supertype) {
    return supertypes(internalName).contains(supertype);
  }
}
