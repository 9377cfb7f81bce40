package boardwright.compile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The static initialisers of a program, which run once, when their classes begin.
 *
 * @param classes the program's own, by internal name
 */
record Initialisers(Map<String, ClassNode> classes) {
  /**
   * Whether somebody could tell afterwards that one of them ran, or which ran first: it does more
   * than fill constants, or two classes begin by using each other, so that the constants of the one
   * that began first are those that the other has not got.
   */
  boolean tell() {
    PlainCode code = new PlainCode(classes);
    Map<String, Set<String>> touched = new HashMap<>();
    for (ClassNode node : classes.values()) {
      Set<String> begin = new HashSet<>(node.interfaces);
      begin.add(node.superName);
      touched.put(node.name, begin);
      if (has(node) && !code.holds(of(node), begin)) {
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
