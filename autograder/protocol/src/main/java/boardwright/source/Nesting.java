package boardwright.source;

/**
 * How deep the brackets of a source are nested: round ones, square ones and braces, in each other.
 *
 * <p>A compiler that reads by recursion runs out of stack somewhere, and where depends on what its
 * JVM has translated by then. A limit that is far below that depends on nothing but the source.
 */
public final class Nesting {
  /** Nobody who writes by hand comes near; programs that write programs do. */
  public static final int DEEPEST = 500;

  private Nesting() {}

  /**
   * Where a source gets too deep: the offset of the first bracket beyond {@link #DEEPEST} others;
   * -1 if there is none. Brackets in texts and comments do not count.
   */
  public static int tooDeep(String source) {
    if (!mayBeTooDeep(source)) {
      return -1;
    }
    int depth = 0;
    for (Token token : Token.of(source)) {
      if (opens(token.text().charAt(0))) {
        if (++depth > DEEPEST) {
          return token.from();
        }
      } else if (token.is(")") || token.is("]") || token.is("}")) {
        depth = Math.max(0, depth - 1);
      }
    }
    return -1;
  }

  /** Whether there are as many brackets: with fewer, nobody need tell texts from code. */
  private static boolean mayBeTooDeep(String source) {
    int opening = 0;
    for (int i = 0; i < source.length(); i++) {
      opening += opens(source.charAt(i)) ? 1 : 0;
    }
    return opening > DEEPEST || source.contains("\\u");
  }

  private static boolean opens(int sign) {
    return sign == '(' || sign == '[' || sign == '{';
  }
}
