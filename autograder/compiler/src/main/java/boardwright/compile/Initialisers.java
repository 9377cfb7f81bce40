package boardwright.compile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The static initialisers of a program, which run once, when their classes begin.
 *
 * @param classes the program's own, by internal name
 */
record Initialisers(Map<String, ClassNode> classes) {
  /** What an initialiser may call of others: it gives the same each time and leaves no trace. */
  private static final Set<String> SILENT =
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

  /**
   * Whether somebody could tell afterwards in which check one of them ran, or which ran first: it
   * calls others than the program's own methods, or two classes begin by using each other, so that
   * the constants of the one that began first are those that the other has not got. What an
   * initialiser does to arrays, throws and takes is watched while it runs.
   */
  boolean tell() {
    Map<String, Set<String>> touched = new HashMap<>();
    for (ClassNode node : classes.values()) {
      Set<String> begin = new HashSet<>(node.interfaces);
      begin.add(node.superName);
      touched.put(node.name, begin);
      if (has(node) && !isSilent(of(node), new HashSet<>(), begin)) {
        return true;
      }
    }
    Map<String, Set<String>> begun = new HashMap<>();
    for (String name : touched.keySet()) {
      begun.put(name, reached(name, touched));
    }
    return begun.entrySet().stream()
        .filter(one -> has(classes.get(one.getKey())))
        .anyMatch(
            one ->
                one.getValue().stream()
                    .filter(other -> !other.equals(one.getKey()) && has(classes.get(other)))
                    .anyMatch(other -> begun.get(other).contains(one.getKey())));
  }

  /**
   * Whether a method and all that it calls are the program's; {@code touched} takes the classes.
   */
  private boolean isSilent(MethodNode method, Set<MethodNode> seen, Set<String> touched) {
    if (!seen.add(method)) {
      return true;
    }
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof FieldInsnNode field) {
        touched.add(field.owner);
      }
      if (instruction instanceof InvokeDynamicInsnNode
          || instruction instanceof MethodInsnNode call && !isSilent(call, seen, touched)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSilent(MethodInsnNode call, Set<MethodNode> seen, Set<String> touched) {
    ClassNode owner = classes.get(call.owner);
    if (owner == null) {
      return SILENT.contains(call.owner + "." + call.name + call.desc)
          || call.owner.startsWith("[") && call.name.equals("clone");
    }
    touched.add(call.owner);
    if (named(call, owner).findAny().isEmpty()) {
      return call.name.equals("ordinal") && owner.superName.equals("java/lang/Enum");
    }
    // what overrides it may be meant as well
    Stream<ClassNode> meant =
        call.name.equals("<init>") ? Stream.of(owner) : classes.values().stream();
    return meant.flatMap(node -> named(call, node)).allMatch(m -> isSilent(m, seen, touched));
  }

  private static Stream<MethodNode> named(MethodInsnNode call, ClassNode node) {
    return node.methods.stream()
        .filter(method -> method.name.equals(call.name) && method.desc.equals(call.desc));
  }

  private Set<String> reached(String from, Map<String, Set<String>> touched) {
    Set<String> reached = new HashSet<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(from));
    while (!waiting.isEmpty()) {
      for (String next : touched.get(waiting.remove())) {
        if (classes.containsKey(next) && reached.add(next)) {
          waiting.add(next);
        }
      }
    }
    return reached;
  }

  private static boolean has(ClassNode node) {
    return of(node) != null;
  }

  /** Null if there is none, or none of the learner's: the compiler's, for a switch over an enum. */
  private static MethodNode of(ClassNode node) {
    return (node.access & Opcodes.ACC_SYNTHETIC) != 0
        ? null
        : node.methods.stream().filter(m -> m.name.equals("<clinit>")).findFirst().orElse(null);
  }
}
