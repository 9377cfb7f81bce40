package boardwright.classfile;

import java.util.HashSet;
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

  private CompilerView() {}

  /**
   * Whether the compiler could not tell one class from another, given sources that have these words
   * and no others. What only the one has does not matter unless its name is among the words.
   *
   * @param provided the class file that it would see
   * @param own a class file of the same name, which may have more members
   * @param words every identifier in the sources that are compiled
   */
  public static boolean cannotTell(byte[] provided, byte[] own, Set<String> words) {
    ClassNode wanted = read(provided);
    ClassNode found = read(own);
    if ((wanted.access & ~Opcodes.ACC_SUPER) != (found.access & ~Opcodes.ACC_SUPER)
        || !Objects.equals(wanted.superName, found.superName)
        || !wanted.interfaces.equals(found.interfaces)
        || !Objects.equals(wanted.signature, found.signature)
        || found.permittedSubclasses != null
        || found.recordComponents != null) {
      return false;
    }
    Set<String> seen = new HashSet<>();
    for (FieldNode field : wanted.fields) {
      if (isVisible(field.access)) {
        seen.add(field.name);
        if (found.fields.stream().noneMatch(other -> isSame(field, other))) {
          return false;
        }
      }
    }
    for (MethodNode method : wanted.methods) {
      if (isVisible(method.access) && !method.name.equals("<clinit>")) {
        seen.add(method.name + method.desc);
        if (found.methods.stream().noneMatch(other -> isSame(method, other))) {
          return false;
        }
      }
    }
    return found.fields.stream()
            .filter(field -> isVisible(field.access) && !seen.contains(field.name))
            .noneMatch(field -> words.contains(field.name))
        && found.methods.stream()
            .filter(method -> isVisible(method.access) && !seen.contains(method.name + method.desc))
            .noneMatch(method -> words.contains(called(method, found)))
        && noneMentioned(wanted, words)
        && noneMentioned(found, words);
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
