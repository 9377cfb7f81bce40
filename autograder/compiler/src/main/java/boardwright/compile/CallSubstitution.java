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
 * Replaces a few JDK calls with safe equivalents. Those that ask for a property or a stream are
 * replaced in plain calls only: the {@link Allowlist} denies the same members, and so method
 * references to them are refused.
 */
final class CallSubstitution {
  private static final String FILES = Type.getInternalName(Files.class);

  private static final String CHANCE = Type.getInternalName(Chance.class);

  private static final String METER = Type.getInternalName(Meter.class);

  /**
   * What leaves its mark in a static field of Java's own or in the JVM, with the static method of
   * ours that has an equal for it.
   */
  private static final Map<String, String> IN_PLACE =
      Map.of(
          "java/lang/Math.random()D", CHANCE + ".random",
          "java/lang/StrictMath.random()D", CHANCE + ".random",
          "java/util/Collections.shuffle(Ljava/util/List;)V", CHANCE + ".shuffle",
          "java/util/random/RandomGenerator.getDefault()Ljava/util/random/RandomGenerator;",
              CHANCE + ".getDefault",
          "java/util/random/RandomGenerator.of(Ljava/lang/String;)Ljava/util/random/RandomGenerator;",
              CHANCE + ".of",
          "java/util/Random.<init>()V", CHANCE + ".newRandom",
          "java/util/SplittableRandom.<init>()V", CHANCE + ".newSplittableRandom",
          "java/lang/String.intern()Ljava/lang/String;", METER + ".intern");

  private CallSubstitution() {}

  /**
   * Makes harmless what a provided class would do for any caller: its files are those of the check,
   * it does not end the machine, and its chance is the check's, as the learner's is.
   */
  static void tameOurs(AbstractInsnNode instruction, InsnList code) {
    if (instruction instanceof InvokeDynamicInsnNode reference) {
      replace(reference.bsmArgs);
    } else if (instruction instanceof MethodInsnNode call) {
      String ours = IN_PLACE.get(call.owner + "." + call.name + call.desc);
      if (ours != null) {
        replace(call, ours, code);
      } else if (call.owner.equals(FILES)) {
        call.owner = Type.getInternalName(FileGate.class);
      } else if (call.owner.equals("java/lang/System") && call.name.equals("exit")) {
        call.owner = METER;
      }
    }
  }

  /** Whether the instruction was such a call, and is harmless now. */
  static boolean tame(AbstractInsnNode instruction, InsnList code) {
    if (instruction instanceof InvokeDynamicInsnNode reference) {
      return replace(reference.bsmArgs);
    }
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    String ours = IN_PLACE.get(call.owner + "." + call.name + call.desc);
    if (ours != null) {
      replace(call, ours, code);
      return true;
    }
    if (call.owner.equals("java/lang/System")
        && call.name.equals("getProperty")
        && call.desc.equals("(Ljava/lang/String;)Ljava/lang/String;")) {
      call.owner = METER;
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

  /**
   * Whether the instruction is a pause that is not allowed; it returns at once now. Programs that
   * show something to people wait, and nobody watches them here.
   */
  static boolean skipPause(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call
        && call.owner.equals("java/lang/Thread")
        && call.name.equals("sleep")) {
      call.owner = METER;
      call.name = "pause";
      return true;
    }
    return false;
  }

  private static void replace(MethodInsnNode call, String ours, InsnList code) {
    if (call.name.equals("<init>")) {
      // whatever it is the beginning of, it gets a seed
      code.insertBefore(call, new MethodInsnNode(Opcodes.INVOKESTATIC, CHANCE, "seed", "()J"));
      call.desc = "(J)V";
      return;
    }
    call.desc = asStatic(call.getOpcode() == Opcodes.INVOKESTATIC, call.owner, call.desc);
    call.setOpcode(Opcodes.INVOKESTATIC);
    call.owner = owner(ours);
    call.name = name(ours);
    call.itf = false;
  }

  /** The same where a method reference is linked; false if it is to something else. */
  private static boolean replace(Object[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof Handle to) {
        String ours = IN_PLACE.get(to.getOwner() + "." + to.getName() + to.getDesc());
        if (ours != null) {
          String descriptor =
              to.getName().equals("<init>")
                  ? "()L" + to.getOwner() + ";"
                  : asStatic(to.getTag() == Opcodes.H_INVOKESTATIC, to.getOwner(), to.getDesc());
          arguments[i] =
              new Handle(Opcodes.H_INVOKESTATIC, owner(ours), name(ours), descriptor, false);
          return true;
        }
      }
    }
    return false;
  }

  /** What a static method takes that is called instead: of a virtual one the object, too. */
  private static String asStatic(boolean isStatic, String owner, String descriptor) {
    return isStatic ? descriptor : "(L" + owner + ";" + descriptor.substring(1);
  }

  private static String owner(String method) {
    return method.substring(0, method.indexOf('.'));
  }

  private static String name(String method) {
    return method.substring(method.indexOf('.') + 1);
  }
}
