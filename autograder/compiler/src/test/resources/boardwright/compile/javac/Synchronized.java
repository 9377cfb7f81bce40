// gives: 3 thrown again 1 swallowed
// A synchronized block that ends well, by return, by an exception, inside another, and a method.
public class Main {
  private int value;

  private synchronized int next() {
    return ++value;
  }

  private int twice() {
    synchronized (this) {
      synchronized (Main.class) {
        next();
        return next();
      }
    }
  }

  private void fail() {
    synchronized (this) {
      throw new IllegalStateException("thrown");
    }
  }

  public static Object run() {
    Main main = new Main();
    main.twice();
    String text = main.next() + " ";
    try {
      main.fail();
    } catch (IllegalStateException e) {
      text += e.getMessage();
    }
    int times = 0;
    synchronized (main) {
      try {
        times++;
        main.fail();
      } catch (Throwable t) {
        text += " again " + times;
      } finally {
        synchronized (main) {
          text += " swallowed";
        }
      }
    }
    return text;
  }
}
