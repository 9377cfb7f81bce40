package boardwright.compile;

import boardwright.classfile.Hierarchy;
import boardwright.meter.Chance;
import boardwright.meter.FileGate;
import boardwright.meter.Meter;
import boardwright.meter.StableAnswers;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
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

  private static final String STABLE = Type.getInternalName(StableAnswers.class);
  private static final String TEXT = "(Ljava/lang/Object;)Ljava/lang/String;";
  private static final String MASK = "(Ljava/lang/String;)Ljava/lang/String;";
  static final String ASSERT_TIMEOUT = "org/junit/jupiter/api/Assertions.assertTimeout";
  private static final Set<String> FORMAT = Set.of("format", "formatted", "printf");
  private static final Set<String> PRINT =
      Set.of("append", "insert", "print", "println", "valueOf");

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

  /**
   * As {@link #tame} for a student's tests: they get no chance, and the same answer in each run
   * where that of the JDK would differ.
   */
  static boolean stabilise(AbstractInsnNode instruction, InsnList code, Hierarchy hierarchy) {
    if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      return stabilise(dynamic, code, hierarchy);
    }
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    if (ASSERT_TIMEOUT.equals(call.owner + "." + call.name)) {
      if (Type.getArgumentTypes(call.desc).length > 2) { // a message for a failure that cannot be
        code.insertBefore(call, new InsnNode(Opcodes.POP));
        call.desc = call.desc.replaceFirst(";L[^;]*;\\)", ";)");
      }
      code.insertBefore(call, new InsnNode(Opcodes.SWAP));
      code.insertBefore(call, new InsnNode(Opcodes.POP));
      code.insertBefore(call, stable("forever", "()Ljava/time/Duration;"));
      code.insertBefore(call, new InsnNode(Opcodes.SWAP));
      return true;
    }
    if (!isOfTheJdk(call.owner, call.name, call.desc, hierarchy)) {
      return false;
    }
    if (call.name.matches("hash.*|deepHashCode")
        && call.desc.matches("\\((\\[?Ljava/lang/Object;)?\\)I")) {
      code.insertBefore(call, new InsnNode(Opcodes.DUP));
      code.insertBefore(call, stable("refuseIdentity", "(Ljava/lang/Object;)V"));
      return !call.desc.startsWith("()");
    }
    if (FORMAT.contains(call.name) && call.desc.contains("[Ljava/lang/Object;)")) {
      code.insertBefore(call, stable("texts", "([Ljava/lang/Object;)[Ljava/lang/Object;"));
    } else if (PRINT.contains(call.name) && call.desc.contains("Ljava/lang/Object;)")) {
      code.insertBefore(call, stable("text", TEXT));
    }
    boolean isMadeOfText = call.owner.startsWith("java/lang/String") && !FORMAT.contains(call.name);
    if (call.desc.endsWith(")Ljava/lang/String;") && !isMadeOfText) {
      code.insert(call, stable("masked", MASK));
    }
    return !isChance(call.owner + "." + call.name + call.desc) && tame(call, code);
  }

  private static boolean stabilise(
      InvokeDynamicInsnNode dynamic, InsnList code, Hierarchy hierarchy) {
    if (dynamic.desc.endsWith(")Ljava/lang/String;")) { // a concatenation, or a record as text
      code.insert(dynamic, stable("masked", MASK));
    } else if (dynamic.name.equals("hashCode")) { // of a record; equal ones have the same
      code.insertBefore(dynamic, new InsnNode(Opcodes.POP));
      code.set(dynamic, new InsnNode(Opcodes.ICONST_0));
      return true;
    }
    boolean isChance = false;
    boolean isReplaced = false;
    for (int i = 0; i < dynamic.bsmArgs.length; i++) {
      if (dynamic.bsmArgs[i] instanceof Handle to) {
        isChance |= isChance(to.getOwner() + "." + to.getName() + to.getDesc());
        boolean makesText =
            to.getName().equals("toString") && to.getDesc().equals("()Ljava/lang/String;")
                || to.getName().matches("toString|valueOf") && to.getDesc().equals(TEXT);
        if (makesText && isOfTheJdk(to.getOwner(), to.getName(), to.getDesc(), hierarchy)) {
          dynamic.bsmArgs[i] = new Handle(Opcodes.H_INVOKESTATIC, STABLE, "text", TEXT, false);
          isReplaced = true;
          if (!dynamic.desc.startsWith("()")) { // its object is bound
            dynamic.desc =
                "(Ljava/lang/Object;" + dynamic.desc.substring(dynamic.desc.indexOf(')'));
          }
        }
      }
    }
    return isReplaced || !isChance && tame(dynamic, code);
  }

  private static boolean isChance(String method) {
    return IN_PLACE.getOrDefault(method, "").startsWith(CHANCE);
  }

  private static boolean isOfTheJdk(String owner, String name, String descriptor, Hierarchy all) {
    return all.resolve(owner, name, descriptor)
        .filter(member -> !all.isGiven(member.owner()) || member.owner().startsWith("org/"))
        .isPresent();
  }

  private static MethodInsnNode stable(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, STABLE, name, descriptor, false);
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
