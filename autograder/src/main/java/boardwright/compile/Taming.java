package boardwright.compile;

import boardwright.meter.Chance;
import boardwright.meter.FileGate;
import boardwright.meter.Meter;
import java.nio.file.Files;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Makes harmless in their place the few calls that are neither to be refused nor to be let through.
 * Of those that ask for a property or a stream only plain calls: to the {@link Allowlist} the same
 * members are denied, and so method references to them are refused.
 */
final class Taming {
  private static final String FILES = Type.getInternalName(Files.class);

  private static final String CHANCE = Type.getInternalName(Chance.class);

  /** What leaves its mark in a static field of Java's own, with what {@link Chance} has for it. */
  private static final Map<String, String> BY_CHANCE =
      Map.of(
          "java/lang/Math.random()D", "random",
          "java/lang/StrictMath.random()D", "random",
          "java/util/Collections.shuffle(Ljava/util/List;)V", "shuffle",
          "java/util/Random.<init>()V", "newRandom",
          "java/util/SplittableRandom.<init>()V", "newSplittableRandom");

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
    if (instruction instanceof InvokeDynamicInsnNode reference) {
      return tameChance(reference.bsmArgs);
    }
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    if (BY_CHANCE.containsKey(call.owner + "." + call.name + call.desc)) {
      tameChance(call, code);
      return true;
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

  private static void tameChance(MethodInsnNode call, InsnList code) {
    if (call.name.equals("<init>")) {
      // whatever it is the beginning of, it gets a seed
      code.insertBefore(call, new MethodInsnNode(Opcodes.INVOKESTATIC, CHANCE, "seed", "()J"));
      call.desc = "(J)V";
    } else {
      call.owner = CHANCE;
    }
  }

  /** The same where a method reference is linked; false if it is to something else. */
  private static boolean tameChance(Object[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof Handle to) {
        String name = BY_CHANCE.get(to.getOwner() + "." + to.getName() + to.getDesc());
        if (name != null) {
          String made = to.getName().equals("<init>") ? "L" + to.getOwner() + ";" : "";
          String descriptor = made.isEmpty() ? to.getDesc() : "()" + made;
          arguments[i] = new Handle(Opcodes.H_INVOKESTATIC, CHANCE, name, descriptor, false);
          return true;
        }
      }
    }
    return false;
  }
}
