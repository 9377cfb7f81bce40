package boardwright.diagram;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** The classes of one lab's program as they were compiled, by their simple names. */
record EngineCode(Map<String, ClassNode> classes) {
  private static final Path ENGINE = Path.of("../../engine");

  /** Reads them from the modules of the engine, however many there are. */
  static EngineCode of(String lab) throws IOException {
    Map<String, ClassNode> classes = new HashMap<>();
    try (Stream<Path> modules = Files.list(ENGINE)) {
      for (Path module : modules.toList()) {
        read(module.resolve("target/classes").resolve(lab), classes);
      }
    }
    return new EngineCode(classes);
  }

  private static void read(Path folder, Map<String, ClassNode> classes) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
        ClassNode node = new ClassNode();
        new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.SKIP_DEBUG);
        classes.put(simple(node.name), node);
      }
    }
  }

  private static String simple(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1);
  }

  /** The class and what it extends and implements, as far as the lab has it; nothing if unknown. */
  private Stream<ClassNode> above(String type) {
    ClassNode node = classes.get(type);
    Stream<String> next =
        node == null
            ? Stream.of()
            : Stream.concat(Stream.ofNullable(node.superName), node.interfaces.stream());
    return Stream.concat(Stream.ofNullable(node), next.flatMap(name -> above(simple(name))));
  }

  /** Whether one is the other, or extends or implements it. */
  boolean is(String type, String other) {
    return above(type).anyMatch(one -> simple(one.name).equals(other));
  }

  /** What is wrong if a class has and inherits no such method or field; empty if nothing is. */
  String noMember(String type, String member) {
    boolean has =
        member.matches("new|super|" + type)
            || above(type).flatMap(one -> one.methods.stream()).anyMatch(m -> m.name.equals(member))
            || above(type).flatMap(one -> one.fields.stream()).anyMatch(f -> f.name.equals(member));
    return !is(type, type) ? "no class " + type : has ? "" : type + " has no " + member;
  }

  /** What is wrong with an arrow between two classes and the word at it, which may be a field. */
  String noLink(String type, String arrow, String other, String word) {
    if (!is(other, other)) {
      return "no class " + other;
    }
    if (arrow.startsWith("<|")) {
      return is(other, type) ? "" : other + " is no " + type;
    }
    return arrow.equals("..>")
        ? noCall(type, other, "")
        : arrow.endsWith(">") ? noMember(type, word) : "";
  }

  /**
   * What is wrong if a class does not call a method of another one, or calls no other class that
   * leads to it; of a person and of callers that are not drawn nothing is known.
   *
   * @param via each calls something of the next one, or is created or handed over by it
   */
  List<String> noCalls(String caller, List<String> via, String other, String method) {
    List<String> wrong = new ArrayList<>();
    String type = caller;
    for (String next : via) {
      boolean created = is(next, next) && noCall(next, type, "new").isEmpty();
      wrong.add(created ? "" : noCall(type, next, ""));
      type = next;
    }
    wrong.add(type.matches("\\[|actor") ? "" : noCall(type, other, method));
    return wrong;
  }

  /**
   * What is wrong if a class calls no such method of another one, or of what that extends, or of
   * what extends it: in a method that it has or inherits, in a lambda, or in a class nested in it.
   *
   * @param method empty for any method
   */
  private String noCall(String type, String other, String method) {
    String name = method.matches("new|super") ? "<init>" : method;
    boolean calls =
        above(type)
            .flatMap(one -> classes.values().stream().filter(own -> isIn(own, one)))
            .flatMap(own -> own.methods.stream())
            .flatMap(own -> Stream.of(own.instructions.toArray()))
            .flatMap(EngineCode::called)
            .filter(call -> name.isEmpty() || call.get(1).equals(name))
            .anyMatch(call -> is(call.get(0), other) || is(other, call.get(0)));
    String sentence = "%s calls no %s of %s";
    return !is(type, type)
        ? "no class " + type
        : calls ? "" : sentence.formatted(type, name.isEmpty() ? "method" : method, other);
  }

  private static boolean isIn(ClassNode own, ClassNode type) {
    return (own.name + "$").startsWith(type.name + "$");
  }

  /** The class and the name of what an instruction calls; a lambda is created and calls later. */
  private static Stream<List<String>> called(AbstractInsnNode instruction) {
    if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      String created = Type.getReturnType(dynamic.desc).getInternalName();
      return Stream.concat(
          Stream.of(List.of(simple(created), "<init>")),
          Stream.of(dynamic.bsmArgs)
              .filter(Handle.class::isInstance)
              .map(Handle.class::cast)
              .map(handle -> List.of(simple(handle.getOwner()), handle.getName())));
    }
    return instruction instanceof MethodInsnNode call
        ? Stream.of(List.of(simple(call.owner), call.name))
        : Stream.of();
  }
}
