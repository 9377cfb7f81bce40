package boardwright.compile;

import boardwright.classfile.Shape;
import boardwright.meter.Lines;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Writes calls to {@link Lines} into a class, one for each line. They go in after the allowlist's
 * own changes and before the steps are counted, so that they cost a line as many steps as before.
 *
 * <p>JaCoCo has fewer probes, at the ends of branches, and misses a line on which a call throws. A
 * test that fails, or that expects an exception, would lose lines that it reached, so each line has
 * its own probe here.
 */
final class LineProbes {
  /** What javac calls a lambda, after the method that it is in. */
  private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");

  private LineProbes() {}

  /**
   * The class with its lines counted.
   *
   * @param number of the class
   */
  static byte[] in(byte[] classFile, int number) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions.toArray()) {
        if (instruction instanceof LineNumberNode line) {
          probe(line, number, method.instructions);
        }
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  /**
   * The lines of a class that count, in order: those of members that the provided class has too,
   * and of private ones that are called, with the lambdas in them. No test calls a static
   * initialiser, nor what nothing else calls.
   *
   * @param provided null if there is no provided class of this name: then all lines count
   */
  static List<Integer> lines(byte[] classFile, byte[] provided) {
    Shape given = provided == null ? null : Shape.of(provided);
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_FRAMES);
    Set<Integer> lines = new TreeSet<>();
    Set<String> called = called(node);
    for (MethodNode method : node.methods) {
      Matcher lambda = LAMBDA.matcher(method.name);
      String in = lambda.matches() ? lambda.group(1).replaceAll("^new$", "<init>") : "";
      boolean counts =
          in.isEmpty()
              ? counts(method, node, given, called)
              : node.methods.stream()
                  .anyMatch(m -> m.name.equals(in) && counts(m, node, given, called));
      for (AbstractInsnNode instruction : method.instructions) {
        if (counts && instruction instanceof LineNumberNode line) {
          lines.add(line.line);
        }
      }
    }
    return List.copyOf(lines);
  }

  private static boolean counts(
      MethodNode method, ClassNode node, Shape given, Set<String> called) {
    boolean isPrivate = (method.access & Opcodes.ACC_PRIVATE) != 0;
    boolean isInitial =
        method.name.equals("<clinit>")
            || (node.access & Opcodes.ACC_ENUM) != 0 && method.name.startsWith("value")
            || isPrivate && !called.contains(method.name + method.desc);
    return !isInitial
        && (given == null
            || isPrivate
            || (method.access & Opcodes.ACC_SYNTHETIC) != 0
            || given.declared(method.name, method.desc).isPresent());
  }

  /** What the methods of a class call in it, but for its static initialiser. */
  private static Set<String> called(ClassNode node) {
    Set<String> called = new HashSet<>();
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions) {
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
          Stream.of(dynamic.bsmArgs)
              .filter(Handle.class::isInstance)
              .forEach(to -> called.add(((Handle) to).getName() + ((Handle) to).getDesc()));
        } else if (instruction instanceof MethodInsnNode call && !method.name.equals("<clinit>")) {
          called.add(call.name + call.desc);
        }
      }
    }
    return called;
  }

  private static void probe(LineNumberNode line, int number, InsnList code) {
    AbstractInsnNode first = line;
    while (first != null && first.getOpcode() < 0) {
      first = first.getNext();
    }
    if (first == null) {
      return;
    }
    InsnList call = new InsnList();
    call.add(new LdcInsnNode(number));
    call.add(new LdcInsnNode(line.line));
    String lines = Type.getInternalName(Lines.class);
    call.add(new MethodInsnNode(Opcodes.INVOKESTATIC, lines, "reach", "(II)V", false));
    if (first.getOpcode() == Opcodes.NEW) {
      code.insert(first, call); // frames name a new object by the place of this instruction
    } else {
      code.insertBefore(first, call);
    }
  }
}
