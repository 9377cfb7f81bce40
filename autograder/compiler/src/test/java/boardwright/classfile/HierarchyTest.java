package boardwright.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.classfile.Shape.Member;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

@Tag("each-java")
@DisplayName("A hierarchy of given classes over the JDK")
class HierarchyTest {
  private static final String VALUE = "()I";

  @Test
  @DisplayName("finds a member in the nearest class that declares it")
  void findsAMemberInTheNearestClass() {
    Hierarchy hierarchy =
        of(
            type("Top", "java/util/ArrayList", List.of(), "size()I"),
            type("Bottom", "Top", List.of()));
    assertEquals("Top", owner(hierarchy, "Bottom", "size", VALUE));
    assertEquals("java/util/ArrayList", owner(hierarchy, "Bottom", "isEmpty", "()Z"));
    assertEquals(
        "java/util/Collection",
        owner(hierarchy, "Bottom", "parallelStream", "()Ljava/util/stream/Stream;"));
    assertEquals("java/lang/Object", owner(hierarchy, "Bottom", "notify", "()V"));
  }

  @Test
  @DisplayName("finds a method in a superclass before an interface, as the JVM does")
  void methodsInClassesFirst() {
    Hierarchy hierarchy =
        of(
            type("Face", "java/lang/Object", List.of(), "value()I"),
            type("Top", "java/lang/Object", List.of(), "value()I"),
            type("Bottom", "Top", List.of("Face")));
    assertEquals("Top", owner(hierarchy, "Bottom", "value", VALUE));
  }

  @Test
  @DisplayName("finds a field in an interface before a superclass, as the JVM does")
  void fieldsInInterfacesFirst() {
    Hierarchy hierarchy =
        of(
            type("Face", "java/lang/Object", List.of(), "RED I"),
            type("Between", "java/lang/Object", List.of("Face")),
            type("Top", "java/lang/Object", List.of(), "RED I"),
            type("Bottom", "Top", List.of("Between")));
    assertEquals("Face", owner(hierarchy, "Bottom", "RED", "I"));
    assertEquals("Top", owner(hierarchy, "Top", "RED", "I"));
  }

  @Test
  @DisplayName("finds nothing under another descriptor or in a class that is not there")
  void findsNothingElse() {
    Hierarchy hierarchy = of(type("Top", "java/lang/Object", List.of(), "value()I", "RED I"));
    assertEquals(Optional.empty(), hierarchy.resolve("Top", "value", "()J"));
    assertEquals(Optional.empty(), hierarchy.resolve("Top", "RED", "J"));
    assertEquals(Optional.empty(), hierarchy.resolve("not/There", "value", VALUE));
    assertEquals(Optional.empty(), hierarchy.shape("boardwright/classfile/Shape"));
  }

  @Test
  @DisplayName("takes a given class for the one of the JDK that has its name")
  void takesAGivenClass() {
    Hierarchy hierarchy = of(type("java/lang/Thread", "java/lang/Object", List.of(), "value()I"));
    assertTrue(hierarchy.isGiven("java/lang/Thread"));
    assertFalse(hierarchy.isGiven("java/lang/Object"));
    assertEquals("java/lang/Thread", owner(hierarchy, "java/lang/Thread", "value", VALUE));
    assertEquals(Optional.empty(), hierarchy.resolve("java/lang/Thread", "start", "()V"));
  }

  @Test
  @DisplayName("lists superclasses from the nearest on, then all interfaces once")
  void listsSuperclassesFromTheNearestOn() {
    Hierarchy hierarchy =
        of(
            type("Face", "java/lang/Object", List.of("java/util/Collection")),
            type("Bottom", "java/util/AbstractCollection", List.of("Face", "java/lang/Iterable")));
    assertEquals(
        List.of(
            "Bottom",
            "java/util/AbstractCollection",
            "java/lang/Object",
            "Face",
            "java/lang/Iterable",
            "java/util/Collection"),
        hierarchy.supertypes("Bottom"));
  }

  private static String owner(Hierarchy hierarchy, String owner, String member, String descriptor) {
    return hierarchy.resolve(owner, member, descriptor).orElseThrow().owner();
  }

  private static Hierarchy of(Shape... shapes) {
    Map<String, Shape> given = new HashMap<>();
    for (Shape shape : shapes) {
      given.put(shape.name(), shape);
    }
    return new Hierarchy(given);
  }

  /** A type with public members, methods as {@code value()I} and fields as {@code RED I}. */
  private static Shape type(
      String name, String superName, List<String> interfaces, String... members) {
    return new Shape(
        name,
        Opcodes.ACC_PUBLIC,
        superName,
        interfaces,
        null,
        List.of(members).stream().map(text -> member(name, text)).toList());
  }

  private static Member member(String owner, String text) {
    int end = text.contains("(") ? text.indexOf('(') : text.indexOf(' ');
    return new Member(
        owner,
        Opcodes.ACC_PUBLIC,
        text.substring(0, end),
        text.substring(end).strip(),
        null,
        List.of(),
        List.of());
  }
}
