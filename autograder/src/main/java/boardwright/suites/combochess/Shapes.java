package boardwright.suites.combochess;

import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** How the classes of this lab are meant to be built. */
final class Shapes {
  private static final String LAB = "combochess.";
  private static final String MODEL = LAB + "model.";

  private Shapes() {}

  /** The classes of the stage with these names, as far as they were handed in. */
  private static List<JavaClass> own(Subject subject, String... names) {
    return Stream.of(names)
        .map(name -> MODEL + name)
        .filter(subject.types()::contains)
        .map(subject.classes()::get)
        .toList();
  }

  /** Fails unless all fields of these classes are private and final: what they hold stays. */
  static void neverChange(Subject subject, String... names) {
    for (JavaClass type : own(subject, names)) {
      for (JavaField field : type.getFields()) {
        Set<JavaModifier> is = field.getModifiers();
        if (!is.contains(JavaModifier.SYNTHETIC) && !is.contains(JavaModifier.FINAL)) {
          Layers.fail(type, "only final fields", "`" + field.getName() + "` is not final");
        }
      }
    }
  }

  /** Fails if one of these classes has a method of its own that it should inherit. */
  static void inherit(Subject subject, String method, String... names) {
    for (JavaClass type : own(subject, names)) {
      if (type.getMethods().stream().anyMatch(one -> one.getName().equals(method))) {
        Layers.fail(type, "no " + method + " of its own, because it inherits one", "yours has one");
      }
    }
  }

  /** Fails unless the class is abstract and leaves this method to its subclasses. */
  static void leavesOpen(Subject subject, String name, String method) {
    for (JavaClass type : own(subject, name)) {
      if (!type.getModifiers().contains(JavaModifier.ABSTRACT)
          || type.getAllMethods().stream()
              .filter(one -> one.getName().equals(method))
              .noneMatch(one -> one.getModifiers().contains(JavaModifier.ABSTRACT))) {
        Layers.fail(
            type, "an abstract class, and " + method + " to be abstract", "yours is not so");
      }
    }
  }

  /** Fails if one of these classes uses one of the others by its class. */
  static void knowNone(Subject subject, List<String> names, String... others) {
    for (JavaClass type : own(subject, names.toArray(String[]::new))) {
      type.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getBaseComponentType())
          .filter(target -> List.of(others).contains(target.getSimpleName()))
          .filter(target -> target.getName().startsWith(MODEL))
          .findFirst()
          .ifPresent(
              t -> Layers.fail(type, "a class that knows no " + t.getSimpleName(), "it uses it"));
    }
  }

  /** Fails if one of these classes asks by {@code instanceof} or {@code getClass} what it has. */
  static void askForNoClass(Subject subject, String... names) {
    for (JavaClass type : own(subject, names)) {
      boolean asks =
          type.getInstanceofChecks().stream()
              .anyMatch(check -> check.getRawType().getName().startsWith(LAB));
      boolean gets =
          type.getMethodCallsFromSelf().stream()
              .anyMatch(call -> call.getTarget().getName().equals("getClass"));
      if (asks || gets) {
        Layers.fail(
            type,
            "no question of which class something is",
            "yours asks by " + (asks ? "instanceof" : "getClass"));
      }
    }
  }

  /** Fails if others can create objects of this class. */
  static void createsItself(Subject subject, String name) {
    for (JavaClass type : own(subject, name)) {
      for (JavaConstructor constructor : type.getConstructors()) {
        if (!constructor.getModifiers().contains(JavaModifier.PRIVATE)) {
          Layers.fail(type, "private constructors only", "yours has one that others can call");
        }
      }
    }
  }
}
