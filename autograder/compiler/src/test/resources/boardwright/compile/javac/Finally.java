// gives: finally inner outer 3 kept lost
// finally that returns, that runs on every way out of a loop, nested, and that throws itself.
public class Main {
  private static String log = "";

  public static Object run() {
    String text = wins() + " ";
    nested();
    text += log + loops() + " ";
    try {
      text += keeps();
      throws2();
    } catch (IllegalStateException e) {
      text += " " + e.getMessage();
    }
    return text;
  }

  @SuppressWarnings("finally")
  private static String wins() {
    try {
      throw new IllegalStateException();
    } finally {
      return "finally";
    }
  }

  private static void nested() {
    try {
      try {
        Integer.parseInt("x");
      } finally {
        log += "inner ";
      }
    } catch (NumberFormatException | NullPointerException e) {
      log += "outer ";
    }
  }

  private static int loops() {
    int times = 0;
    for (int i = 0; i < 3; i++) {
      try {
        if (i == 0) {
          continue;
        }
        if (i == 2) {
          break;
        }
      } finally {
        times++;
      }
    }
    return times;
  }

  private static String keeps() {
    String result = "kept";
    try {
      return result;
    } finally {
      result = "changed";
    }
  }

  private static void throws2() {
    try {
      throw new UnsupportedOperationException();
    } finally {
      throw new IllegalStateException("lost");
    }
  }
}
