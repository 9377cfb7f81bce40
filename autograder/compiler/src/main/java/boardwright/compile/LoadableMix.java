package boardwright.compile;

import boardwright.classfile.ApiComparison;
import boardwright.classfile.Hierarchy;
import boardwright.classfile.Shape;
import boardwright.protocol.ApiDifference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A compiled mix made ready to be loaded: the learner's classes guarded, the provided ones with
 * their steps counted.
 *
 * @param mix the mix as it was compiled
 * @param classes the class files to load, by qualified name
 * @param differences how the API of the learner's classes differs from that of the provided ones
 * @param refusals what these classes must not be, one sentence each
 * @param hierarchy of the learner's and the provided ones, with what they may use beyond the JDK
 */
record LoadableMix(
    Mix mix,
    Map<String, byte[]> classes,
    List<ApiDifference> differences,
    List<String> refusals,
    Hierarchy hierarchy) {

  static LoadableMix of(
      Mix mix, ProvidedClasses provided, ProvidedClasses fixtures, Allowlist allowlist) {
    return of(mix, provided, fixtures, allowlist, new ProvidedClasses(Map.of()));
  }

  /**
   * As above, for a mix that may use more.
   *
   * @param api what it may use, which is loaded elsewhere
   */
  static LoadableMix of(
      Mix mix,
      ProvidedClasses provided,
      ProvidedClasses fixtures,
      Allowlist allowlist,
      ProvidedClasses api) {
    Map<String, Shape> shapes = new HashMap<>();
    api.byName().values().forEach(bytes -> add(shapes, bytes));
    Map<String, byte[]> learners = mix.openedLike(provided).classes();
    learners.values().forEach(bytes -> add(shapes, bytes));
    // names only: what is made of provided classes is made once, by those that hold all of them
    Set<String> kept = mix.kept().byName().keySet();
    kept.forEach(name -> shapes.put(name.replace('.', '/'), provided.shapes().get(name)));
    Hierarchy hierarchy = new Hierarchy(shapes);
    AllowlistRewriter guard = new AllowlistRewriter(allowlist, hierarchy);

    Map<String, byte[]> classes = new LinkedHashMap<>();
    List<String> refusals = new ArrayList<>();
    learners.forEach(
        (name, bytes) -> {
          Shape shape = shapes.get(name.replace('.', '/'));
          for (String phrase : guard.forbidden(shape)) {
            refusals.add("%s %s, which is not allowed here".formatted(shape.simpleName(), phrase));
          }
          try {
            classes.put(name, guard.rewrite(bytes));
          } catch (MethodTooLargeException e) {
            refusals.add(
                "%s.%s is too long a method".formatted(shape.simpleName(), e.getMethodName()));
          } catch (ClassTooLargeException e) {
            refusals.add("%s is too big a class".formatted(shape.simpleName()));
          }
        });
    // last, so that no class of the learner's takes the name of one of these
    kept.forEach(name -> classes.put(name, provided.counted().get(name)));
    fixtures.byName().forEach(classes::put);

    List<ApiDifference> differences = new ArrayList<>();
    for (String own : mix.own()) {
      Shape shape = shapes.get(own.replace('.', '/'));
      if (shape != null && provided.byName().containsKey(own)) {
        differences.addAll(ApiComparison.differences(provided.shapes().get(own), shape, hierarchy));
      }
    }
    return new LoadableMix(mix, classes, differences, refusals, hierarchy);
  }

  private static void add(Map<String, Shape> shapes, byte[] bytes) {
    Shape shape = Shape.of(bytes);
    shapes.put(shape.name(), shape);
  }

  /** A provided class with its steps counted, tame, and without the name of its source file. */
  static byte[] counted(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, 0);
    node.sourceFile = null;
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions.toArray()) {
        CallSubstitution.tameOurs(instruction, method.instructions);
      }
      StepCounter.inOurs(method);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}
