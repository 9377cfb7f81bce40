package boardwright.testkit;

import boardwright.testkit.CheckFailed;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** How the classes of the engine are meant to be built. */
final class Design {
  private static final String ENGINE = "gamedesign.engine";

  private final JavaClass type;

  private Design(JavaClass type) {
    this.type = type;
  }

  /** The design of a class of the engine. */
  static Design of(Subject subject, String simpleName) {
    return new Design(subject.classes().get(ENGINE + "." + simpleName));
  }

  /** Fails unless the class and these methods are abstract, and no others are. */
  void isAbstractWith(String... names) {
    if (!type.getModifiers().contains(JavaModifier.ABSTRACT)) {
      fail("an abstract class", "yours is not abstract");
    }
    for (String name : names) {
      if (isWritten(name) || !isLeftOpen(name)) {
        fail("`" + name + "` to be abstract", "yours has a body, or none is declared");
      }
    }
    Set<String> more = new TreeSet<>();
    for (JavaMethod method : type.getAllMethods()) {
      if (isAbstract(method) && !isWritten(method)) {
        more.add(method.getName());
      }
    }
    Arrays.asList(names).forEach(more::remove);
    if (!more.isEmpty()) {
      fail("no other abstract methods", "yours has " + String.join(", ", more));
    }
  }

  /** Fails if the class is abstract. */
  void isConcrete() {
    if (type.getModifiers().contains(JavaModifier.ABSTRACT)) {
      fail("a class that is not abstract", "yours is");
    }
  }

  private boolean isLeftOpen(String name) {
    return type.getAllMethods().stream().anyMatch(m -> m.getName().equals(name) && isAbstract(m));
  }

  private boolean isWritten(String name) {
    return type.getAllMethods().stream()
        .filter(method -> method.getRawParameterTypes().isEmpty()) // those of the synopsis
        .anyMatch(m -> m.getName().equals(name) && !isAbstract(m));
  }

  private boolean isWritten(JavaMethod method) {
    return type.getAllMethods().stream()
        .anyMatch(
            other ->
                !isAbstract(other)
                    && other.getName().equals(method.getName())
                    && types(other).equals(types(method)));
  }

  private static List<String> types(JavaMethod method) {
    return method.getRawParameterTypes().stream().map(JavaClass::getName).toList();
  }

  private static boolean isAbstract(JavaMethod method) {
    return method.getModifiers().contains(JavaModifier.ABSTRACT);
  }

  /**
   * Fails unless this field is protected and belongs to each object, and all others are private,
   * constants apart.
   */
  void hasOnlyProtected(String name) {
    Optional<JavaField> field =
        type.getAllFields().stream().filter(f -> f.getName().equals(name)).findFirst();
    if (field.isEmpty()) {
      fail("a protected field `" + name + "`", "yours has no field of that name");
    } else if (field.get().getModifiers().contains(JavaModifier.STATIC)) {
      fail("a field `" + name + "` in each object", "yours is static");
    } else if (!field.get().getModifiers().contains(JavaModifier.PROTECTED)) {
      fail("`" + name + "` to be protected", "yours is " + visibility(field.get()));
    }
    for (JavaField other : type.getFields()) {
      if (!other.getName().equals(name) && isOpen(other)) {
        fail("`" + other.getName() + "` to be private", "yours is " + visibility(other));
      }
    }
  }

  /** Whether others can see a field that is no constant. */
  static boolean isOpen(JavaField field) {
    Set<JavaModifier> is = field.getModifiers();
    boolean constant = is.contains(JavaModifier.STATIC) && is.contains(JavaModifier.FINAL);
    return !constant && !is.contains(JavaModifier.PRIVATE) && !is.contains(JavaModifier.SYNTHETIC);
  }

  private static String visibility(JavaField field) {
    return field.getModifiers().stream()
        .filter(
            List.of(JavaModifier.PUBLIC, JavaModifier.PRIVATE, JavaModifier.PROTECTED)::contains)
        .map(m -> m.name().toLowerCase(Locale.ROOT))
        .findFirst()
        .orElse("visible in the whole package");
  }

  /** Fails if the class, or code that it uses, knows a class of some game or asks for a class. */
  static void knowsNoGame(Subject subject, String simpleName) {
    Structure structure = Structure.of(subject, ENGINE + "." + simpleName);
    structure.knowsNone("a class that knows no game", "gamedesign\\.(?!engine\\.).*");
    structure.asksForNoClass("gamedesign.");
  }

  /** Fails if something of the game lasts in a static field. */
  static void sharesNothing(Subject subject) {
    Structure.each(subject)
        .forEach(one -> one.keepsNothingInStaticFields("no static field that changes"));
  }

  static void fail(String expected, String seen) {
    throw new CheckFailed(expected, seen);
  }
}
