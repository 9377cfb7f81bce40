package boardwright.suites.gamedesign;

import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import java.lang.reflect.Field;

/** Looks at the protected fields of the engine's classes. */
final class Inside {
  private Inside() {}

  /**
   * The value of a field, wherever in the class and above it is.
   *
   * @param type the class that has it, or inherits it
   */
  static Object of(Object object, Class<?> type, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      try {
        Field field = at.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
      } catch (NoSuchFieldException e) {
        continue; // perhaps it is inherited
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new CheckFailed(
        Finding.of("a protected field `" + name + "`", "yours has no field of that name"));
  }
}
