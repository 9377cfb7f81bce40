package boardwright.compile;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether classes can remember anything from one check to the next. They cannot if every static
 * field is final and holds what never changes, and if their static initialisers, which run once,
 * can neither fail nor be watched: then checks may share the loaded classes, and none can tell.
 */
final class LastingState {
  private static final Set<String> UNCHANGING =
      Set.of(
          "java/lang/String",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Double",
          "java/lang/Float");

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

  /** What the compiler makes the list of an enum's constants with. */
  private static final Set<Integer> OF_AN_ENUM = Set.of(Opcodes.ANEWARRAY, Opcodes.AASTORE);

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

  private final Map<String, ClassNode> classes = new HashMap<>();

  private LastingState(Collection<byte[]> classFiles) {
    for (byte[] bytes : classFiles) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
      classes.put(node.name, node);
    }
  }

  /** Whether one of these classes has a place where something could last. */
  static boolean isIn(Collection<byte[]> classFiles) {
    LastingState state = new LastingState(classFiles);
    return state.classes.values().stream().anyMatch(state::remembers);
  }

  private boolean remembers(ClassNode node) {
    return node.fields.stream()
            .anyMatch(field -> is(field.access, Opcodes.ACC_STATIC) && !isUnchanging(field))
        // a synthetic class is the compiler's, for a switch over an enum
        || !is(node.access, Opcodes.ACC_SYNTHETIC)
            && node.methods.stream()
                .anyMatch(m -> m.name.equals("<clinit>") && !isPlain(m, new HashSet<>()));
  }

  /**
   * Whether code does no more than fill constants, so that it comes to the same end whenever it
   * runs: it calls nothing but constructors of that kind, and nothing in it can throw.
   */
  private boolean isPlain(MethodNode method, Set<MethodNode> inQuestion) {
    if (!inQuestion.add(method)) {
      return false;
    }
    boolean ofTheCompiler = is(method.access, Opcodes.ACC_SYNTHETIC);
    for (AbstractInsnNode instruction : method.instructions) {
      boolean plain = PLAIN.contains(instruction.getOpcode());
      if (instruction instanceof MethodInsnNode call) {
        plain = isPlain(call, inQuestion);
      } else if (instruction instanceof JumpInsnNode jump) {
        InsnList code = method.instructions;
        plain = code.indexOf(jump.label) > code.indexOf(jump);
      } else if (instruction.getOpcode() == Opcodes.PUTFIELD) {
        plain = isOfAFinalField((FieldInsnNode) instruction);
      }
      if (!plain && !(ofTheCompiler && OF_AN_ENUM.contains(instruction.getOpcode()))) {
        return false;
      }
    }
    return true;
  }

  private boolean isPlain(MethodInsnNode call, Set<MethodNode> inQuestion) {
    ClassNode owner = classes.get(call.owner);
    if (owner == null) {
      return PLAIN_CALLS.contains(call.owner + "." + call.name + call.desc);
    }
    if (owner.superName.equals("java/lang/Enum") && call.name.equals("ordinal")) {
      return true;
    }
    return owner.methods.stream()
        .filter(method -> method.name.equals(call.name) && method.desc.equals(call.desc))
        .anyMatch(
            method ->
                (call.name.equals("<init>") || is(method.access, Opcodes.ACC_SYNTHETIC))
                    && isPlain(method, new HashSet<>(inQuestion)));
  }

  /** Whether it is one that only a constructor of the same object can fill. */
  private boolean isOfAFinalField(FieldInsnNode access) {
    ClassNode owner = classes.get(access.owner);
    return owner != null
        && owner.fields.stream()
            .anyMatch(f -> f.name.equals(access.name) && is(f.access, Opcodes.ACC_FINAL));
  }

  private boolean isUnchanging(FieldNode field) {
    // what the compiler makes, for enums and switches, it fills once and hands to nobody
    return is(field.access, Opcodes.ACC_SYNTHETIC)
        || is(field.access, Opcodes.ACC_FINAL)
            && isUnchanging(Type.getType(field.desc), new HashSet<>());
  }

  /**
   * Whether one of these classes, which are ours, has a place where something could last. Arrays
   * and what the JDK makes are trusted, if they are final: we do not change them.
   */
  static boolean isInOurs(Collection<byte[]> classFiles) {
    LastingState state = new LastingState(classFiles);
    return state.classes.values().stream()
        .flatMap(node -> node.fields.stream())
        .anyMatch(
            field ->
                is(field.access, Opcodes.ACC_STATIC)
                    && !state.isUnchanging(field)
                    && (!is(field.access, Opcodes.ACC_FINAL)
                        || state.classes.containsKey(Type.getType(field.desc).getInternalName())));
  }

  /** Whether objects of this type never change, given that the types in question do not. */
  private boolean isUnchanging(Type type, Set<String> inQuestion) {
    if (type.getSort() < Type.ARRAY) {
      return true;
    }
    if (type.getSort() != Type.OBJECT) {
      return false;
    }
    String name = type.getInternalName();
    if (UNCHANGING.contains(name) || !inQuestion.add(name)) {
      return true;
    }
    ClassNode node = classes.get(name);
    if (node == null || is(node.access, Opcodes.ACC_INTERFACE)) {
      return false;
    }
    boolean plain =
        List.of("java/lang/Object", "java/lang/Enum", "java/lang/Record").contains(node.superName);
    return (plain || isUnchanging(Type.getObjectType(node.superName), inQuestion))
        && node.fields.stream()
            .filter(field -> !is(field.access, Opcodes.ACC_STATIC))
            .allMatch(
                field ->
                    is(field.access, Opcodes.ACC_FINAL)
                        && isUnchanging(Type.getType(field.desc), inQuestion))
        && classes.values().stream()
            .filter(other -> name.equals(other.superName))
            .allMatch(other -> isUnchanging(Type.getObjectType(other.name), inQuestion));
  }

  private static boolean is(int access, int flag) {
    return (access & flag) != 0;
  }
}
