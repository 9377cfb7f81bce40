package boardwright.protocol;

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
}
