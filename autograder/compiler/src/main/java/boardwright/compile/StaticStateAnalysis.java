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
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Whether classes can remember anything from one check to the next. They cannot if every static
 * field is final and holds what never changes, or an array of such, and if nobody can tell that
 * their static initialisers, which run once, ran before. Then checks may share the loaded classes
 * for as long as {@link boardwright.meter.StaticArrays} finds no array changed, and none can tell.
 */
final class StaticStateAnalysis {
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

  private final Map<String, ClassNode> classes = new HashMap<>();

  private StaticStateAnalysis(Collection<byte[]> classFiles) {
    for (byte[] bytes : classFiles) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
      classes.put(node.name, node);
    }
  }

  /** Whether one of these classes has a place where something could last. */
  static boolean isIn(Collection<byte[]> classFiles) {
    StaticStateAnalysis state = new StaticStateAnalysis(classFiles);
    return state.classes.values().stream().anyMatch(state::hasPlace)
        || new Initialisers(state.classes).tell();
  }

  private boolean hasPlace(ClassNode node) {
    return node.fields.stream()
        .anyMatch(field -> is(field.access, Opcodes.ACC_STATIC) && !isUnchanging(field));
  }

  private boolean isUnchanging(FieldNode field) {
    // what the compiler makes, for enums and switches, it fills once and hands to nobody
    if (is(field.access, Opcodes.ACC_SYNTHETIC)) {
      return true;
    }
    Type type = Type.getType(field.desc);
    boolean array = type.getSort() == Type.ARRAY;
    return is(field.access, Opcodes.ACC_FINAL)
        && isUnchanging(array ? type.getElementType() : type, new HashSet<>());
  }

  /**
   * Whether one of these classes, which are ours, has a place where something could last. What the
   * JDK makes is trusted, if it is final: we do not change it.
   */
  static boolean isInOurs(Collection<byte[]> classFiles) {
    StaticStateAnalysis state = new StaticStateAnalysis(classFiles);
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

  static boolean is(int access, int flag) {
    return (access & flag) != 0;
  }
}
