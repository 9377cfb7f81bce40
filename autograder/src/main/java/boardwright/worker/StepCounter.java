package boardwright.worker;

import boardwright.meter.Meter;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Writes calls to {@link Meter} into a method: at its entry, before every jump back, before every
 * array, and at the head of every handler that could swallow a stop. No call changes the stack or
 * the locals, so the frames stay as the compiler wrote them.
 */
final class StepCounter {
  private static final String METER = Type.getInternalName(Meter.class);
  private static final int POINTER = 8;

  private StepCounter() {}

  static void count(MethodNode method) {
    InsnList code = method.instructions;
    if (code.size() == 0) {
      return;
    }
    for (AbstractInsnNode instruction : code.toArray()) {
      if (jumpsBack(instruction, code)) {
        code.insertBefore(instruction, call("step", "()V"));
      } else {
        chargeArray(instruction, code);
      }
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (couldSwallowAStop(block) && !coversItself(block, code)) {
        guard(block.handler, code);
      }
    }
    code.insert(call("step", "()V"));
  }

  private static boolean jumpsBack(AbstractInsnNode instruction, InsnList code) {
    if (instruction instanceof JumpInsnNode jump) {
      return isBefore(jump.label, instruction, code);
    }
    if (instruction instanceof TableSwitchInsnNode table) {
      return isAnyBefore(table.labels, table.dflt, instruction, code);
    }
    if (instruction instanceof LookupSwitchInsnNode lookup) {
      return isAnyBefore(lookup.labels, lookup.dflt, instruction, code);
    }
    return false;
  }

  private static boolean isAnyBefore(
      List<LabelNode> labels, LabelNode other, AbstractInsnNode instruction, InsnList code) {
    return isBefore(other, instruction, code)
        || labels.stream().anyMatch(label -> isBefore(label, instruction, code));
  }

  private static boolean isBefore(LabelNode label, AbstractInsnNode instruction, InsnList code) {
    return code.indexOf(label) < code.indexOf(instruction);
  }

  private static void chargeArray(AbstractInsnNode instruction, InsnList code) {
    InsnList charge = new InsnList();
    switch (instruction.getOpcode()) {
      case Opcodes.NEWARRAY -> {
        charge.add(new InsnNode(Opcodes.DUP));
        charge.add(new LdcInsnNode(elementSize(((IntInsnNode) instruction).operand)));
        charge.add(call("array", "(II)V"));
      }
      case Opcodes.ANEWARRAY -> {
        charge.add(new InsnNode(Opcodes.DUP));
        charge.add(new LdcInsnNode(POINTER));
        charge.add(call("array", "(II)V"));
      }
      case Opcodes.MULTIANEWARRAY -> {
        if (((MultiANewArrayInsnNode) instruction).dims == 2) {
          charge.add(new InsnNode(Opcodes.DUP2));
          charge.add(new LdcInsnNode(POINTER));
          charge.add(call("table", "(III)V"));
        }
      }
      default -> {
        return;
      }
    }
    code.insertBefore(instruction, charge);
  }

  private static int elementSize(int arrayType) {
    return switch (arrayType) {
      case Opcodes.T_BOOLEAN, Opcodes.T_BYTE -> 1;
      case Opcodes.T_CHAR, Opcodes.T_SHORT -> 2;
      case Opcodes.T_LONG, Opcodes.T_DOUBLE -> 8;
      default -> 4;
    };
  }

  private static boolean couldSwallowAStop(TryCatchBlockNode block) {
    return block.type == null
        || block.type.equals("java/lang/Throwable")
        || block.type.equals("java/lang/Error");
  }

  /** As the handlers that leave a synchronized block do: they throw on, and must not be touched. */
  private static boolean coversItself(TryCatchBlockNode block, InsnList code) {
    int handler = code.indexOf(block.handler);
    return code.indexOf(block.start) <= handler && handler < code.indexOf(block.end);
  }

  private static void guard(LabelNode handler, InsnList code) {
    AbstractInsnNode last = handler;
    for (AbstractInsnNode next = handler.getNext();
        next instanceof LabelNode || next instanceof LineNumberNode || next instanceof FrameNode;
        next = next.getNext()) {
      last = next;
    }
    AbstractInsnNode after = last.getNext();
    if (after instanceof InsnNode
        && after.getNext() instanceof MethodInsnNode call
        && call.owner.equals(METER)) {
      return; // two blocks share this handler
    }
    InsnList check = new InsnList();
    check.add(new InsnNode(Opcodes.DUP));
    check.add(call("caught", "(Ljava/lang/Throwable;)V"));
    code.insert(last, check);
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, METER, name, descriptor, false);
  }
}
