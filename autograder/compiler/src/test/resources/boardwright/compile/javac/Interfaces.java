// gives: default of A, of B, own | static | private | A.B | 3
// Default, static and private methods, super calls into both of two interfaces, constants.
interface A {
  int THREE = Integer.parseInt("3");

  default String who() {
    return "default of A";
  }

  static String fixed() {
    return hidden("static");
  }

  private static String hidden(String text) {
    return text;
  }

  private String mine() {
    return "private";
  }

  default String shown() {
    return mine();
  }
}

interface B {
  default String who() {
    return "of B";
  }
}

interface C extends A {}

public class Main implements C, B {
  @Override
  public String who() {
    return C.super.who() + ", " + B.super.who() + ", own";
  }

  public static Object run() {
    Main main = new Main();
    A a = main;
    return a.who() + " | " + A.fixed() + " | " + main.shown() + " | "
        + (main instanceof B ? "A.B" : "") + " | " + Main.THREE;
  }
}
