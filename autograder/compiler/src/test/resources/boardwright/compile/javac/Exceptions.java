// gives: bad move (in bad move) CBException none 5 wrapped: inner; 3 caught
// Exceptions of one's own, causes, multi-catch, rethrow, catch of Throwable and Error.
class CBException extends Exception {
  private static final long serialVersionUID = 1L;
  private final String text;

  CBException(String text) {
    super(text);
    this.text = text;
  }

  @Override
  public String getMessage() {
    return "(in " + text + ")";
  }

  @Override
  public String toString() {
    return text;
  }
}

class Quiet extends RuntimeException {
  Quiet(Throwable cause) {
    super("wrapped", cause, false, false);
  }
}

public class Main {
  public static Object run() throws Throwable {
    String text = "";
    try {
      throw new CBException("bad move");
    } catch (CBException e) {
      text += e + " " + e.getMessage() + " " + e.getClass().getSimpleName();
    }
    try {
      rethrow();
    } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
      text += " none";
    }
    try {
      Object[] texts = new String[1];
      texts[0] = 5;
    } catch (ArrayStoreException e) {
      text += " 5";
    }
    try {
      throw new Quiet(new IllegalStateException("inner"));
    } catch (Quiet e) {
      text += " " + e.getMessage() + ": " + e.getCause().getMessage();
    }
    int caught = 0;
    for (Throwable thrown : new Throwable[] {new Error("e"), new Exception(), new AssertionError()}) {
      try {
        throw thrown;
      } catch (Exception e) {
        caught++;
      } catch (Throwable t) {
        caught++;
      }
    }
    return text + "; " + caught + " caught";
  }

  private static void rethrow() {
    try {
      int[] none = new int[0];
      none[0] = 1 / none.length;
    } catch (RuntimeException e) {
      throw e;
    }
  }
}
