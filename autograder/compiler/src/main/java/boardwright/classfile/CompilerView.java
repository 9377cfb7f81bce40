package boardwright.classfile;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * What the compiler sees of a class when it compiles another one: everything but code and what is
 * private. Two classes of one name that look the same make the same class file of the other.
 */
public final class CompilerView {
  /** What changes how a member behaves, and not how it can be used. */
  private static final int BEHAVIOUR =
      Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_NATIVE | Opcodes.ACC_STRICT;

  private static final int HIDDEN = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;

  private CompilerView() {}

  /**
   * What can be seen of a class, and of the classes that are nested in it and have a name.
   *
   * @param name qualified name of the class
   * @param classes class files by qualified name
   * @return heads and members in no order, each with what a class file says of it but for
   *     annotations (in lists that take null)
   */
  public static Set<List<Object>> of(String name, Map<String, byte[]> classes) {
    Set<List<Object>> seen = new HashSet<>();
    classes.forEach(
        (type, bytes) -> {
          boolean isNested = type.startsWith(name + "$");
          if (type.equals(name)
              || isNested && !Character.isDigit(type.charAt(type.lastIndexOf('$') + 1))) {
            add(bytes, seen);
          }
        });
    return seen;
  }

  private static void add(byte[] classFile, Set<List<Object>> seen) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile)
        .accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
    seen.add(
        Arrays.asList(
            node.name,
            node.access & ~Opcodes.ACC_SUPER,
            node.superName,
            node.interfaces,
            node.signature,
            node.permittedSubclasses));
    node.innerClasses.stream()
        .filter(inner -> node.name.equals(inner.outerName))
        .forEach(inner -> seen.add(List.of(inner.name, inner.access)));
    node.fields.stream()
        .filter(field -> (field.access & HIDDEN) == 0)
        .forEach(
            field ->
                seen.add(
                    Arrays.asList(
                        node.name,
                        field.access,
                        field.name,
                        field.desc,
                        field.signature,
                        field.value)));
    node.methods.stream()
        .filter(method -> (method.access & HIDDEN) == 0 && !method.name.equals("<clinit>"))
        .forEach(
            method ->
                seen.add(
                    Arrays.asList(
                        node.name,
                        method.access & ~BEHAVIOUR,
                        method.name,
                        method.desc,
                        method.signature,
                        Set.copyOf(method.exceptions))));
  }
}
