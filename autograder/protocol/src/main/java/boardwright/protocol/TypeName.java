package boardwright.protocol;

import java.util.Map;

/** Parts of the qualified name of a top-level type, such as {@code checkerboard.Square}. */
public final class TypeName {
  private TypeName() {}

  /** The last part: what people call the type. */
  public static String simple(String qualified) {
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }

  /** All but the last part; empty for a type of the unnamed package. */
  public static String packageOf(String qualified) {
    return qualified.substring(0, Math.max(0, qualified.lastIndexOf('.')));
  }

  /**
   * What is known of the top-level type in which a class is nested, or which it is itself. A name
   * may contain a {@code $}.
   *
   * @param byType what is known, by qualified name
   * @param binaryName of the class, such as {@code checkerboard.Square$Side}
   * @return null if nothing is known of it
   */
  public static <T> T ofTopLevel(Map<String, T> byType, String binaryName) {
    T found = byType.get(binaryName);
    for (int at = binaryName.lastIndexOf('$'); found == null && at > 0; ) {
      found = byType.get(binaryName.substring(0, at));
      at = binaryName.lastIndexOf('$', at - 1);
    }
    return found;
  }
}
