package boardwright.compile;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

@DisplayName("The static arrays of a provided program")
class ProvidedArraysTest {
  @Test
  @DisplayName("are out of a learner's reach where suites watch all else that the program keeps")
  void onlyTheProgramReadsThem() {
    Lab lab = new Course(ROOT).lab("framework").orElseThrow();
    List<ClassNode> classes = new ArrayList<>();
    for (byte[] bytes : ProvidedClasses.load(lab.provided()).byName().values()) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
      classes.add(node);
    }
    Set<String> used = ArrayUses.in(classes);
    Set<String> reached = new TreeSet<>();
    for (ClassNode node : classes) {
      node.fields.stream()
          .filter(field -> StaticStateAnalysis.is(field.access, Opcodes.ACC_STATIC))
          .filter(field -> !StaticStateAnalysis.is(field.access, Opcodes.ACC_SYNTHETIC))
          .filter(field -> field.desc.startsWith("["))
          .filter(
              field ->
                  !StaticStateAnalysis.is(field.access, Opcodes.ACC_PRIVATE)
                      || used.contains(node.name + "." + field.name))
          .forEach(field -> reached.add(node.name + "." + field.name));
    }
    assertEquals(Set.of(), reached);
  }
}
