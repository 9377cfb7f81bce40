package boardwright.compile;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
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
    return state.classes.values().stream().anyMatch(state::remembers) || state.mindsWhoBegins();
  }

  private boolean remembers(ClassNode node) {
    MethodNode initialiser = initialiser(node);
    return node.fields.stream()
            .anyMatch(field -> is(field.access, Opcodes.ACC_STATIC) && !isUnchanging(field))
        || initialiser != null && !new PlainCode(classes).holds(initialiser, new HashSet<>());
  }

  /**
   * Whether two classes begin by using each other: then constants depend on which of them began
   * first, and tell it ever after.
   */
  private boolean mindsWhoBegins() {
    Map<String, Set<String>> begins = new HashMap<>();
    for (ClassNode node : classes.values()) {
      Set<String> touched = new HashSet<>(node.interfaces);
      touched.add(node.superName);
      if (initialiser(node) != null) {
        new PlainCode(classes).holds(initialiser(node), touched);
      }
      begins.put(node.name, touched);
    }
    Map<String, Set<String>> all = new HashMap<>();
    begins.keySet().forEach(name -> all.put(name, reached(name, begins)));
    return all.entrySet().stream()
        .filter(one -> initialiser(classes.get(one.getKey())) != null)
        .anyMatch(
            one ->
                one.getValue().stream()
                    .filter(other -> !other.equals(one.getKey()))
                    .filter(other -> initialiser(classes.get(other)) != null)
                    .anyMatch(other -> all.get(other).contains(one.getKey())));
  }

  private Set<String> reached(String from, Map<String, Set<String>> edges) {
    Set<String> reached = new HashSet<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(from));
    while (!waiting.isEmpty()) {
      for (String next : edges.getOrDefault(waiting.remove(), Set.of())) {
        if (classes.containsKey(next) && reached.add(next)) {
          waiting.add(next);
        }
      }
    }
    return reached;
  }

  /**
   * The code that runs when a class begins; null if there is none, or none that is the learner's.
   */
  private static MethodNode initialiser(ClassNode node) {
    // a synthetic class is the compiler's, for a switch over an enum
    return is(node.access, Opcodes.ACC_SYNTHETIC)
        ? null
        : node.methods.stream().filter(m -> m.name.equals("<clinit>")).findFirst().orElse(null);
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
