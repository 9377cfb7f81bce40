package boardwright.suites.framework;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Objects;

/** Says whether objects of a learner's class were made alike, without running what they do. */
final class Alike {
  /** How far it looks into objects that an object keeps. */
  private static final int DEPTH = 4;

  private Alike() {}

  /**
   * Whether an object keeps the same as one that was made the right way.
   *
   * @param right made the right way
   * @param rightToo made in the same way again: where these two differ nothing can be said
   */
  static boolean are(Object seen, Object right, Object rightToo) {
    return alike(right, rightToo, DEPTH) && alike(seen, right, DEPTH);
  }

  private static boolean alike(Object one, Object other, int depth) {
    if (one == null || other == null || one.getClass() != other.getClass() || depth == 0) {
      return Objects.equals(one, other);
    }
    ClassLoader loader = one.getClass().getClassLoader();
    boolean ofTheMix = loader != null && loader != ClassLoader.getPlatformClassLoader();
    return ofTheMix ? fieldsAlike(one, other, depth) : one.equals(other);
  }

  private static boolean fieldsAlike(Object one, Object other, int depth) {
    for (Class<?> type = one.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          try {
            field.setAccessible(true);
            if (!alike(field.get(one), field.get(other), depth - 1)) {
              return false;
            }
          } catch (IllegalAccessException | RuntimeException unseen) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
