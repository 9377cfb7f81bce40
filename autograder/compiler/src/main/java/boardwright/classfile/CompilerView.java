package boardwright.classfile;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What the compiler sees of a class when it compiles another one: everything but code and what is
 * private. Two classes of one name that look the same make the same class file of the other.
 */
public final class CompilerView {
  /** What changes how a member behaves, and not how it can be used. */
  private static final int BEHAVIOUR =
      Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_NATIVE | Opcodes.ACC_STRICT;

  /** What a loop over a collection and a try with resources call without writing it. */
  private static final Set<String> UNWRITTEN = Set.of("iterator", "close");

  private CompilerView() {}

  /**
   * Whether the compiler could not tell one class from another, given sources that have these words
   * and no others. A member that only one of them has, or that they have differently, does not
   * matter if no source names it, unless it is inherited or must be overridden.
   *
   * @param provided the class file that it would see
   * @param own a class file of the same name
   * @param words every identifier in the sources that are compiled
   * @param extended whether a class of these sources may extend it
   */
  public static boolean cannotTell(
      byte[] provided, byte[] own, Set<String> words, boolean extended) {
    ClassNode wanted = read(provided);
    ClassNode found = read(own);
    return (wanted.access & ~Opcodes.ACC_SUPER) == (found.access & ~Opcodes.ACC_SUPER)
        && Objects.equals(wanted.superName, found.superName)
        && wanted.interfaces.equals(found.interfaces)
        && Objects.equals(wanted.signature, found.signature)
        && isPlain(wanted)
        && isPlain(found)
        && noneTells(wanted, found, words, extended)
        && noneTells(found, wanted, words, extended)
        && noneMentioned(wanted, words)
        && noneMentioned(found, words);
  }

  /** Whether no member of the one shows that it is not the other. */
  private static boolean noneTells(
      ClassNode one, ClassNode other, Set<String> words, boolean extended) {
    // an enum is looked through as a whole where a switch must be exhaustive
    boolean whole = (one.access & Opcodes.ACC_ENUM) != 0;
    // what is inherited may implement something, or clash with it, without being named
    boolean inherited = extended || (one.access & Opcodes.ACC_INTERFACE) != 0;
    return one.fields.stream()
            .filter(field -> isVisible(field.access))
            .filter(field -> whole || words.contains(field.name))
            .allMatch(field -> other.fields.stream().anyMatch(o -> isSame(field, o)))
        && one.methods.stream()
            .filter(method -> isVisible(method.access) && !method.name.equals("<clinit>"))
            .filter(
                method ->
                    whole
                        || (method.access & Opcodes.ACC_ABSTRACT) != 0
                        || inherited && !method.name.equals("<init>")
                        || UNWRITTEN.contains(method.name)
                        || words.contains(called(method, one)))
            .allMatch(method -> other.methods.stream().anyMatch(o -> isSame(method, o)));
  }

  /** Whether it is no annotation, record or sealed class: these have more that can be seen. */
  private static boolean isPlain(ClassNode node) {
    return (node.access & Opcodes.ACC_ANNOTATION) == 0
        && node.permittedSubclasses == null
        && node.recordComponents == null;
  }

  private static ClassNode read(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile)
        .accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
    return node;
  }

  /** The word that a source must have to call it. */
  private static String called(MethodNode method, ClassNode owner) {
    if (method.name.equals("<init>")) {
      return owner.name.substring(
          Math.max(owner.name.lastIndexOf('/'), owner.name.lastIndexOf('$')) + 1);
    }
    return method.name;
  }

  /** Whether no source names a class that is nested in this one. */
  private static boolean noneMentioned(ClassNode node, Set<String> words) {
    for (InnerClassNode inner : node.innerClasses) {
      if (node.name.equals(inner.outerName)
          && (inner.access & Opcodes.ACC_PRIVATE) == 0
          && words.contains(inner.innerName)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isVisible(int access) {
    return (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) == 0;
  }

  private static boolean isSame(FieldNode a, FieldNode b) {
    return a.name.equals(b.name)
        && a.desc.equals(b.desc)
        && a.access == b.access
        && Objects.equals(a.signature, b.signature)
        && Objects.equals(a.value, b.value);
  }

  private static boolean isSame(MethodNode a, MethodNode b) {
    return a.name.equals(b.name)
        && a.desc.equals(b.desc)
        && (a.access & ~BEHAVIOUR) == (b.access & ~BEHAVIOUR)
        && Objects.equals(a.signature, b.signature)
        && Set.copyOf(exceptions(a)).equals(Set.copyOf(exceptions(b)));
  }

  private static List<String> exceptions(MethodNode method) {
    return method.exceptions == null ? List.of() : method.exceptions;
  }
}
