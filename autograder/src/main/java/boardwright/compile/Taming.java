package boardwright.compile;

import boardwright.meter.FileGate;
import boardwright.meter.Meter;
import java.nio.file.Files;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Makes harmless in their place the few calls that are neither to be refused nor to be let through.
 * Only plain calls: to the {@link Allowlist} the same members are denied, and so method references
 * to them are refused.
 */
final class Taming {
  private static final String FILES = Type.getInternalName(Files.class);

  private Taming() {}

  /**
   * Makes harmless what a provided class would do for whoever calls it: its files are those of the
   * check, and it does not end the machine.
   */
  static void tameOurs(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call) {
      if (call.owner.equals(FILES)) {
        call.owner = Type.getInternalName(FileGate.class);
      } else if (call.owner.equals("java/lang/System") && call.name.equals("exit")) {
        call.owner = Type.getInternalName(Meter.class);
      }
    }
  }

  /** Whether the instruction was such a call, and is harmless now. */
  static boolean tame(AbstractInsnNode instruction, InsnList code) {
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    if (call.owner.equals("java/lang/System")
        && call.name.equals("getProperty")
        && call.desc.equals("(Ljava/lang/String;)Ljava/lang/String;")) {
      call.owner = Type.getInternalName(Meter.class);
      call.name = "property";
      return true;
    }
    if (call.owner.equals("java/util/stream/StreamSupport") && call.desc.contains("Z)")) {
      // the last argument asks for a parallel stream
      code.insertBefore(call, new InsnNode(Opcodes.POP));
      code.insertBefore(call, new InsnNode(Opcodes.ICONST_0));
      return true;
    }
    return false;
  }
}
