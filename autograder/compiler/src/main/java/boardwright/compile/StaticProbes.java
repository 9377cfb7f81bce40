package boardwright.compile;

import boardwright.meter.StaticArrays;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Writes calls to {@link StaticArrays} into a static initialiser: where it begins, and where it
 * ends, with each array that it has put into a constant. Arrays that the compiler adds, for enums
 * and for a switch, nobody else can reach.
 */
final class StaticProbes {
  private static final String ARRAYS = Type.getInternalName(StaticArrays.class);

  private StaticProbes() {}

  static void add(ClassNode node) {
    if (StaticStateAnalysis.is(node.access, Opcodes.ACC_SYNTHETIC)) {
      return;
    }
    List<FieldNode> arrays =
        node.fields.stream()
            .filter(field -> StaticStateAnalysis.is(field.access, Opcodes.ACC_STATIC))
            .filter(field -> StaticStateAnalysis.is(field.access, Opcodes.ACC_FINAL))
            .filter(field -> !StaticStateAnalysis.is(field.access, Opcodes.ACC_SYNTHETIC))
            .filter(field -> field.desc.startsWith("["))
            .toList();
    for (MethodNode method : node.methods) {
      if (method.name.equals("<clinit>")) {
        add(method.instructions, node.name, arrays);
      }
    }
  }

  private static void add(InsnList code, String owner, List<FieldNode> arrays) {
    for (AbstractInsnNode instruction : code.toArray()) {
      if (instruction.getOpcode() == Opcodes.RETURN) {
        InsnList end = new InsnList();
        for (FieldNode array : arrays) {
          end.add(new FieldInsnNode(Opcodes.GETSTATIC, owner, array.name, array.desc));
          end.add(call("filled", "(Ljava/lang/Object;)V"));
        }
        end.add(call("end", "()V"));
        code.insertBefore(instruction, end);
      }
    }
    code.insert(call("begin", "()V"));
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, ARRAYS, name, descriptor, false);
  }
}
