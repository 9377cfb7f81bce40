package boardwright.compile;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Code that comes to the same end whenever it runs, so that nobody can tell how often it ran: it
 * fills constants, and nothing in it can throw.
 *
 * @param classes the program's own, by internal name
 */
record PlainCode(Map<String, ClassNode> classes) {
  /** Instructions that cannot throw, and make nothing but values and objects. */
  private static final Set<Integer> PLAIN =
      Set.of(
          -1,
          Opcodes.ACONST_NULL,
          Opcodes.ICONST_M1,
          Opcodes.ICONST_0,
          Opcodes.ICONST_1,
          Opcodes.ICONST_2,
          Opcodes.ICONST_3,
          Opcodes.ICONST_4,
          Opcodes.ICONST_5,
          Opcodes.LCONST_0,
          Opcodes.LCONST_1,
          Opcodes.DCONST_0,
          Opcodes.DCONST_1,
          Opcodes.BIPUSH,
          Opcodes.SIPUSH,
          Opcodes.LDC,
          Opcodes.ILOAD,
          Opcodes.LLOAD,
          Opcodes.DLOAD,
          Opcodes.ALOAD,
          Opcodes.DUP,
          Opcodes.NEW,
          Opcodes.GETSTATIC,
          Opcodes.PUTSTATIC,
          Opcodes.ARETURN,
          Opcodes.RETURN);

  private static final Set<String> PLAIN_CALLS =
      Set.of(
          "java/lang/Object.<init>()V",
          "java/lang/Enum.<init>(Ljava/lang/String;I)V",
          "java/lang/Record.<init>()V",
          "java/lang/Class.desiredAssertionStatus()Z",
          "java/lang/Integer.valueOf(I)Ljava/lang/Integer;",
          "java/lang/Character.valueOf(C)Ljava/lang/Character;",
          "java/lang/Boolean.valueOf(Z)Ljava/lang/Boolean;",
          "java/lang/Long.valueOf(J)Ljava/lang/Long;",
          "java/lang/Double.valueOf(D)Ljava/lang/Double;");

  /**
   * Whether this method is of that kind, and the constructors that it calls.
   *
   * @param touched takes the classes of the program's that begin, at the latest, when it runs
   */
  boolean holds(MethodNode method, Set<String> touched) {
    return isPlain(method, new HashSet<>(), touched);
  }

  private boolean isPlain(MethodNode method, Set<MethodNode> inQuestion, Set<String> touched) {
    if (!inQuestion.add(method)) {
      return false;
    }
    boolean arrays = false;
    for (AbstractInsnNode instruction : method.instructions) {
      boolean ofAnArray = ArrayLiterals.INSTRUCTIONS.contains(instruction.getOpcode());
      arrays |= ofAnArray;
      boolean plain = ofAnArray || PLAIN.contains(instruction.getOpcode());
      if (instruction instanceof MethodInsnNode call) {
        plain = isPlain(call, inQuestion, touched);
      } else if (instruction instanceof FieldInsnNode access) {
        plain |= access.getOpcode() == Opcodes.PUTFIELD && isOfAFinalField(access);
        touched.add(access.owner);
      } else if (instruction instanceof JumpInsnNode jump) {
        InsnList code = method.instructions;
        plain = code.indexOf(jump.label) > code.indexOf(jump);
      }
      if (!plain) {
        return false;
      }
    }
    return !arrays || ArrayLiterals.areAll(method);
  }

  private boolean isPlain(MethodInsnNode call, Set<MethodNode> inQuestion, Set<String> touched) {
    ClassNode owner = classes.get(call.owner);
    if (owner == null) {
      return PLAIN_CALLS.contains(call.owner + "." + call.name + call.desc);
    }
    touched.add(call.owner);
    if (owner.superName.equals("java/lang/Enum")
        && (call.name.equals("ordinal") || call.name.equals("values"))
        && call.desc.startsWith("()")) {
      return true;
    }
    return owner.methods.stream()
        .filter(method -> method.name.equals(call.name) && method.desc.equals(call.desc))
        .anyMatch(
            method ->
                (call.name.equals("<init>") || is(method.access, Opcodes.ACC_SYNTHETIC))
                    && isPlain(method, new HashSet<>(inQuestion), touched));
  }

  /** Whether it is one that only a constructor of the same object can fill. */
  private boolean isOfAFinalField(FieldInsnNode access) {
    ClassNode owner = classes.get(access.owner);
    return owner != null
        && owner.fields.stream()
            .anyMatch(f -> f.name.equals(access.name) && is(f.access, Opcodes.ACC_FINAL));
  }

  private static boolean is(int access, int flag) {
    return (access & flag) != 0;
  }
}
