package boardwright.suites.framework;

import boardwright.suite.CheckFailed;
import boardwright.suite.Finding;
import boardwright.suite.Subject;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;

/**
 * Asks the loaded classes what they extend: by whatever steps, also over provided classes, which
 * are not among those that ArchUnit sees.
 */
final class Kinds {
  private Kinds() {}

  /** Fails unless a class is of this type. */
  static void isA(Class<?> type, Class<?> supertype) {
    if (!supertype.isAssignableFrom(type)) {
      String kind = supertype.getSimpleName();
      throw new CheckFailed(
          Finding.of(
              type.getSimpleName() + ": a class that extends " + kind, "yours is no " + kind));
    }
  }

  /** The names of the learner's classes that are of one of these types, in order. */
  static List<String> of(Subject subject, Class<?>... supertypes) {
    return subject.classes().stream()
        .map(JavaClass::getName)
        .filter(name -> isOneOf(name, supertypes))
        .sorted()
        .toList();
  }

  private static boolean isOneOf(String name, Class<?>... supertypes) {
    try {
      Class<?> type = Class.forName(name, false, Kinds.class.getClassLoader());
      for (Class<?> supertype : supertypes) {
        if (supertype.isAssignableFrom(type)) {
          return true;
        }
      }
    } catch (ClassNotFoundException | LinkageError e) {
      // Whatever it is, nobody can play with it.
    }
    return false;
  }
}
