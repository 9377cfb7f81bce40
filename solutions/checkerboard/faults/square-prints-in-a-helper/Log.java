package checkerboard;

/** Says what happens. */
final class Log {
  private Log() {}

  static void say(String text) {
    System.out.println(text);
  }
}
