// gives: 1 2 3 4 5 6 7 8
// Access between nested classes, inner creation on another object, anonymous and local classes.
public class Main {
  private int secret = 1;

  private class Inner {
    private int mine = 2;

    int outer() {
      return Main.this.secret;
    }

    class Deep {
      int both() {
        return secret + mine;
      }
    }
  }

  private static final class Nested {
    private static int shared = 4;
    private final int kept;

    private Nested(int kept) {
      this.kept = kept;
    }
  }

  interface Shape {
    int corners();
  }

  public static Object run() {
    Main main = new Main();
    Inner inner = main.new Inner();
    Inner.Deep deep = inner.new Deep();
    int captured = 6;
    Shape anonymous = new Shape() {
      @Override
      public int corners() {
        return captured;
      }
    };
    class Local implements Shape {
      @Override
      public int corners() {
        return captured + 1;
      }
    }
    Nested.shared += 0;
    return inner.outer() + " " + inner.mine + " " + deep.both() + " " + Nested.shared + " "
        + new Nested(5).kept + " " + anonymous.corners() + " " + new Local().corners() + " "
        + new Object() {
          int eight = 8;
        }.eight;
  }
}
