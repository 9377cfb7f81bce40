package boardwright.testkit;

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

/** What a class leaves to its subclasses: abstract methods and protected fields. */
public final class Abstraction {
  private final JavaClass type;

  private Abstraction(JavaClass type) {
    this.type = type;
  }

  /**
   * What this class leaves to its subclasses.
   *
   * @param type its qualified name
   */
  public static Abstraction of(Subject subject, String type) {
    return new Abstraction(subject.classes().get(type));
  }

  /** Fails unless the class and these methods are abstract, and no others are. */
  public void isAbstractWith(String... names) {
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
  public void isConcrete() {
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
  public void hasOnlyProtected(String name) {
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
  public static boolean isOpen(JavaField field) {
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

  private static void fail(String expected, String seen) {
    throw new CheckFailed(expected, seen);
  }
}
