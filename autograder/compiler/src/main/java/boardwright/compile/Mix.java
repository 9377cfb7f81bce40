package boardwright.compile;

import boardwright.classfile.Shape;
import boardwright.protocol.Answer.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * For one run, which of the replaceable classes are the learner's and which are provided; compiled
 * or not.
 *
 * @param compiled whether there are classes to run
 * @param own qualified names of the replaceable classes that are the learner's
 * @param classes the learner's class files, helpers included, by qualified name
 * @param kept the provided classes beside them
 * @param culprits classes that would be needed and do not compile themselves
 * @param problems the compiler's words
 */
record Mix(
    boolean compiled,
    List<String> own,
    Map<String, byte[]> classes,
    ProvidedClasses kept,
    List<String> culprits,
    List<Problem> problems) {

  /**
   * The same with each of the learner's classes public where the provided one is. Without that one
   * word, no class of another package could use it, and one slip would cost every check.
   */
  Mix openedLike(ProvidedClasses provided) {
    Map<String, byte[]> opened = new LinkedHashMap<>(classes);
    for (String name : own) {
      Shape shape = provided.shapes().get(name);
      if (shape != null && shape.isPublic()) {
        opened.computeIfPresent(name, (same, bytes) -> opened(bytes));
      }
    }
    return new Mix(compiled, own, opened, kept, culprits, problems);
  }

  private static byte[] opened(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    if ((reader.getAccess() & Opcodes.ACC_PUBLIC) != 0) {
      return bytes;
    }
    ClassNode node = new ClassNode();
    reader.accept(node, 0);
    node.access |= Opcodes.ACC_PUBLIC;
    for (MethodNode method : node.methods) {
      // Java adds this constructor with the access of its class
      if (method.access == 0 && method.name.equals("<init>") && method.desc.equals("()V")) {
        method.access = Opcodes.ACC_PUBLIC;
      }
    }
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    return writer.toByteArray();
  }
}
