package boardwright.compile;

import boardwright.classfile.Hierarchy;
import boardwright.classfile.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What a learner's tests must not have JUnit do for them: JUnit calls methods that it is given the
 * name of, and makes objects of texts, wherever their classes are.
 */
final class TestAnnotations {
  private static final String METHOD_SOURCE = "Lorg/junit/jupiter/params/provider/MethodSource;";
  private static final String REPEATED = "Lorg/junit/jupiter/api/RepeatedTest;";
  private static final String NAME = "\\w*";
  private static final int MOST_REPETITIONS = 100;

  private final Allowlist allowlist;
  private final Hierarchy hierarchy;

  TestAnnotations(Allowlist allowlist, Hierarchy hierarchy) {
    this.allowlist = allowlist;
    this.hierarchy = hierarchy;
  }

  /** What is refused of a class, one sentence each. */
  List<String> refusals(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_CODE);
    String type = node.name.substring(node.name.lastIndexOf('/') + 1).replace('$', '.');
    List<String> refusals = new ArrayList<>();
    all(node.visibleAnnotations).forEach(a -> refuse(a, type, refusals));
    for (MethodNode method : node.methods) {
      String where = type + "." + method.name;
      List<AnnotationNode> annotations = all(method.visibleAnnotations);
      annotations.forEach(a -> refuse(a, where, refusals));
      if (!annotations.isEmpty()) {
        Stream.of(Type.getArgumentTypes(method.desc))
            .filter(this::canBeMadeOfAnyText)
            .forEach(
                parameter ->
                    refusals.add(
                        "%s has a parameter of type %s, which is not allowed here"
                            .formatted(where, parameter.getClassName())));
      }
    }
    return refusals;
  }

  private static void refuse(AnnotationNode annotation, String where, List<String> refusals) {
    List<?> values = annotation.values == null ? List.of() : annotation.values;
    for (int i = 1; i < values.size(); i += 2) {
      if (annotation.desc.equals(METHOD_SOURCE)
          && values.get(i) instanceof List<?> names
          && names.stream().anyMatch(name -> !name.toString().matches(NAME))) {
        refusals.add(
            "%s has a @MethodSource that is not the plain name of a method of the same class"
                .formatted(where));
      }
      if (annotation.desc.equals(REPEATED)
          && values.get(i) instanceof Integer times
          && times > MOST_REPETITIONS) {
        refusals.add(
            "%s is repeated %d times, and at most %d are allowed here"
                .formatted(where, times, MOST_REPETITIONS));
      }
    }
  }

  /** Whether JUnit would make an object of a text in a way that the test itself may not. */
  private boolean canBeMadeOfAnyText(Type type) {
    if (type.getSort() != Type.OBJECT || hierarchy.isGiven(type.getInternalName())) {
      return false;
    }
    if (type.getClassName().equals("java.lang.Class")
        || !allowlist.allowsType(type.getClassName())) { // such as a path, which has a converter
      return true;
    }
    return hierarchy.shape(type.getInternalName()).map(Shape::members).orElse(List.of()).stream()
        .filter(member -> !member.isField())
        .filter(member -> member.name().equals("<init>") || member.isStatic())
        .filter(
            member ->
                member.descriptor().startsWith("(Ljava/lang/String;)")
                    || member.descriptor().startsWith("(Ljava/lang/CharSequence;)"))
        .filter(
            member ->
                member.name().equals("<init>")
                    || Type.getReturnType(member.descriptor()).equals(type))
        .anyMatch(
            member ->
                allowlist.decide(type.getClassName(), member.name(), member.descriptor())
                    != Allowlist.Decision.ALLOWED);
  }

  private static List<AnnotationNode> all(List<AnnotationNode> annotations) {
    return annotations == null ? List.of() : annotations;
  }
}
