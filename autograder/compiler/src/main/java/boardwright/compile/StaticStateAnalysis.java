package boardwright.compile;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether classes can remember anything from one check to the next; only if they cannot, checks
 * share the loaded classes. They cannot if every static field is final and holds a number, a
 * string, a constant of an enum without state, or a private array of these that is only read, and
 * if their static initialisers do no more than fill these fields.
 */
final class StaticStateAnalysis {
  private final Map<String, ClassNode> classes = new HashMap<>();
  private final Set<String> usedArrays;

  private StaticStateAnalysis(Collection<byte[]> classFiles) {
    for (byte[] bytes : classFiles) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
      classes.put(node.name, node);
    }
    usedArrays = ArrayUses.in(classes.values());
  }

  /** Whether one of these classes has a place where something could last. */
  static boolean canRemember(Collection<byte[]> classFiles) {
    StaticStateAnalysis state = new StaticStateAnalysis(classFiles);
    return state.classes.values().stream()
        .anyMatch(
            node ->
                statics(node).anyMatch(field -> !state.isConstant(field, node))
                    || !state.isInitialisedSilently(node));
  }

  /**
   * Whether one of these classes, which are ours, has a place where something could last. What the
   * JDK makes is trusted, if it is final, and so is what initialisers do: we wrote both so that
   * nothing changes.
   */
  static boolean oursCanRemember(Collection<byte[]> classFiles) {
    StaticStateAnalysis state = new StaticStateAnalysis(classFiles);
    return state.classes.values().stream()
        .anyMatch(
            node ->
                statics(node)
                    .filter(field -> !state.isConstant(field, node))
                    .anyMatch(f -> !is(f.access, Opcodes.ACC_FINAL) || !state.isOfTheJdk(f)));
  }

  /** All but what the compiler adds, for enums and switches: it fills that, and shows nobody. */
  private static Stream<FieldNode> statics(ClassNode node) {
    return node.fields.stream()
        .filter(field -> is(field.access, Opcodes.ACC_STATIC))
        .filter(field -> !is(field.access, Opcodes.ACC_SYNTHETIC));
  }

  private boolean isOfTheJdk(FieldNode field) {
    Type type = Type.getType(field.desc);
    return type.getSort() == Type.OBJECT && !classes.containsKey(type.getInternalName());
  }

  private boolean isConstant(FieldNode field, ClassNode owner) {
    Type type = Type.getType(field.desc);
    if (!is(field.access, Opcodes.ACC_FINAL)) {
      return false;
    }
    return type.getSort() == Type.ARRAY
        ? is(field.access, Opcodes.ACC_PRIVATE)
            && !usedArrays.contains(owner.name + "." + field.name)
            && isValue(type.getElementType())
        : isValue(type);
  }

  /** Whether it is a number, a string, or a constant of an enum without state. */
  private boolean isValue(Type type) {
    return isPlain(type)
        || isEnum(type.getInternalName())
            && classes.values().stream()
                .filter(node -> enumOf(node).equals(type.getInternalName()))
                .flatMap(node -> node.fields.stream())
                .filter(field -> !is(field.access, Opcodes.ACC_STATIC))
                .allMatch(
                    field ->
                        is(field.access, Opcodes.ACC_FINAL) && isPlain(Type.getType(field.desc)));
  }

  private static boolean isPlain(Type type) {
    return type.getSort() < Type.ARRAY || type.getInternalName().equals("java/lang/String");
  }

  private boolean isEnum(String name) {
    return classes.containsKey(name) && is(classes.get(name).access, Opcodes.ACC_ENUM);
  }

  /** Whether nobody can tell in which check the class was initialised, or before which others. */
  private boolean isInitialisedSilently(ClassNode node) {
    return is(node.access, Opcodes.ACC_SYNTHETIC)
        || node.methods.stream()
            .filter(method -> method.name.equals("<clinit>"))
            .allMatch(method -> isSilent(method, node, new HashSet<>()));
  }

  /** Whether a method touches no other class but enums, and neither does what it calls. */
  private boolean isSilent(MethodNode method, ClassNode node, Set<MethodNode> seen) {
    if (!seen.add(method)) {
      return true;
    }
    for (AbstractInsnNode instruction : method.instructions) {
      boolean silent =
          instruction instanceof MethodInsnNode call
              ? isSilent(call, node, seen)
              : instruction instanceof FieldInsnNode field
                  ? isWithin(field.owner, node)
                      && (!field.desc.startsWith("[") || field.owner.equals(node.name))
                  : !(instruction instanceof InvokeDynamicInsnNode);
      if (!silent) {
        return false;
      }
    }
    return true;
  }

  private boolean isSilent(MethodInsnNode call, ClassNode node, Set<MethodNode> seen) {
    ClassNode owner = classes.get(call.owner);
    if (owner == null) {
      return call.owner.equals("java/lang/Enum") && call.name.equals("<init>")
          || call.owner.startsWith("[") && call.name.equals("clone")
          || call.name.equals("desiredAssertionStatus");
    }
    boolean isBound =
        call.getOpcode() == Opcodes.INVOKESTATIC || call.getOpcode() == Opcodes.INVOKESPECIAL;
    return isBound
        ? isWithin(call.owner, node)
            && owner.methods.stream()
                .filter(method -> method.name.equals(call.name) && method.desc.equals(call.desc))
                .anyMatch(method -> isSilent(method, owner, seen))
        : call.name.equals("ordinal") && isEnum(call.owner);
  }

  /** Whether a class is this one, or an enum; for an enum and its constants, no other enum. */
  private boolean isWithin(String name, ClassNode node) {
    return name.equals(node.name)
        || isEnum(name) && (!isEnum(node.name) || enumOf(classes.get(name)).equals(enumOf(node)));
  }

  /** The enum, also where a class is that of one of its constants. */
  private static String enumOf(ClassNode node) {
    return node.superName.equals("java/lang/Enum") ? node.name : node.superName;
  }

  static boolean is(int access, int flag) {
    return (access & flag) != 0;
  }
}
