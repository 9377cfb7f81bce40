package boardwright.diagram;

import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** What the methods of a class do with other classes. */
final class Code {
  private Code() {}

  /**
   * Whether a method makes an object of another type: by {@code new}, as {@code X::new}, or by an
   * arrow.
   */
  static boolean creates(ClassNode node, String other) {
    return instructions(node)
        .anyMatch(
            instruction ->
                (instruction instanceof TypeInsnNode type
                        && type.getOpcode() == Opcodes.NEW
                        && type.desc.equals(other))
                    || (instruction instanceof InvokeDynamicInsnNode dynamic
                        && dynamic.desc.endsWith(")L" + other + ";"))
                    || handles(instruction)
                        .anyMatch(
                            handle ->
                                handle.getTag() == Opcodes.H_NEWINVOKESPECIAL
                                    && handle.getOwner().equals(other)));
  }

  /** Whether a method calls one of another class, or has one among its own types. */
  static boolean uses(ClassNode node, String other) {
    return instructions(node)
            .anyMatch(
                instruction ->
                    (instruction instanceof MethodInsnNode call && call.owner.equals(other))
                        || (instruction instanceof FieldInsnNode field && field.owner.equals(other))
                        || handles(instruction).anyMatch(handle -> handle.getOwner().equals(other)))
        || node.methods.stream().anyMatch(method -> method.desc.contains("L" + other + ";"));
  }

  private static Stream<AbstractInsnNode> instructions(ClassNode node) {
    return node.methods.stream()
        .flatMap(method -> StreamSupport.stream(method.instructions.spliterator(), false));
  }

  private static Stream<Handle> handles(AbstractInsnNode instruction) {
    return instruction instanceof InvokeDynamicInsnNode dynamic
        ? Stream.of(dynamic.bsmArgs).filter(Handle.class::isInstance).map(Handle.class::cast)
        : Stream.of();
  }
}
