package boardwright.compile;

import boardwright.meter.Meter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Writes calls to {@link Meter} into a method: at its entry, before every jump back, before every
 * array, and at the head of every handler: what it catches may be a stop, an overflow of stack or
 * heap, or an exception in which the JDK hid one. No call changes the stack or the locals that the
 * compiler knows, so the frames stay as it wrote them.
 */
final class StepCounter {
  private static final String METER = Type.getInternalName(Meter.class);
  private static final int POINTER = 8;

  private StepCounter() {}

  /** As {@link #inOurs}, in a method of a learner's. */
  static void inLearners(MethodNode method) {
    count(method, "caughtByLearner");
  }

  /** Counts the steps of a provided method. */
  static void inOurs(MethodNode method) {
    count(method, "caught");
  }

  private static void count(MethodNode method, String guard) {
    InsnList code = method.instructions;
    if (code.size() == 0) {
      return;
    }
    // positions first, and all at once: every insertion makes the list renumber itself
    AbstractInsnNode[] instructions = code.toArray();
    List<AbstractInsnNode> jumps =
        Stream.of(instructions).filter(instruction -> jumpsBack(instruction, code)).toList();
    Set<LabelNode> handlers = handlersToGuard(method);
    jumps.forEach(jump -> code.insertBefore(jump, call("step", "()V")));
    for (AbstractInsnNode instruction : instructions) {
      chargeArray(instruction, method);
    }
    handlers.forEach(handler -> guard(handler, guard, code));
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

  private static void chargeArray(AbstractInsnNode instruction, MethodNode method) {
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
      case Opcodes.MULTIANEWARRAY ->
          chargeTable((MultiANewArrayInsnNode) instruction, method.maxLocals, charge);
      default -> {
        return;
      }
    }
    method.instructions.insertBefore(instruction, charge);
  }

  /** Lays the lengths into locals that the compiler did not use, and reckons from inside out. */
  private static void chargeTable(MultiANewArrayInsnNode table, int locals, InsnList charge) {
    for (int i = table.dims - 1; i >= 0; i--) {
      charge.add(new VarInsnNode(Opcodes.ISTORE, locals + i));
    }
    charge.add(new LdcInsnNode((long) POINTER));
    for (int i = table.dims - 1; i >= 0; i--) {
      charge.add(new VarInsnNode(Opcodes.ILOAD, locals + i));
      charge.add(call("bytes", "(JI)J"));
    }
    charge.add(call("charge", "(J)V"));
    for (int i = 0; i < table.dims; i++) {
      charge.add(new VarInsnNode(Opcodes.ILOAD, locals + i));
    }
  }

  private static int elementSize(int arrayType) {
    return switch (arrayType) {
      case Opcodes.T_BOOLEAN, Opcodes.T_BYTE -> 1;
      case Opcodes.T_CHAR, Opcodes.T_SHORT -> 2;
      case Opcodes.T_LONG, Opcodes.T_DOUBLE -> 8;
      default -> 4;
    };
  }

  private static Set<LabelNode> handlersToGuard(MethodNode method) {
    Set<LabelNode> handlers = new LinkedHashSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      handlers.add(block.handler);
    }
    // a handler within its own block leaves a synchronized block: it throws on in any case, and a
    // guard there would be caught by the same handler for ever
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      int handler = method.instructions.indexOf(block.handler);
      if (method.instructions.indexOf(block.start) <= handler
          && handler < method.instructions.indexOf(block.end)) {
        handlers.remove(block.handler);
      }
    }
    return handlers;
  }

  private static void guard(LabelNode handler, String guard, InsnList code) {
    AbstractInsnNode last = handler;
    while (last.getNext() instanceof LabelNode
        || last.getNext() instanceof LineNumberNode
        || last.getNext() instanceof FrameNode) {
      last = last.getNext();
    }
    InsnList check = new InsnList();
    check.add(new InsnNode(Opcodes.DUP));
    check.add(call(guard, "(Ljava/lang/Throwable;)V"));
    code.insert(last, check);
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, METER, name, descriptor, false);
  }
}
