package boardwright.compile;

import java.util.stream.Stream;
import org.objectweb.asm.tree.MethodNode;

/** What it takes to follow values through methods: a place for each, at each instruction. */
final class Frames {
  private static final long MOST = 1L << 22;

  private Frames() {}

  /** Whether there is time and memory for these methods; programs of learners take a hundredth. */
  static boolean fit(Stream<MethodNode> methods) {
    return methods.mapToLong(Frames::places).sum() <= MOST;
  }

  private static long places(MethodNode method) {
    return (long) method.instructions.size() * (method.maxLocals + method.maxStack);
  }
}
