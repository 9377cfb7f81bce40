// gives: fine
// Assertions are off, and what they would say is never asked.
public class Main {
  public static Object run() {
    assert count() > 0;
    assert count() > 0 : "none of " + count();
    Runnable later = () -> {
      assert count() > 1;
    };
    later.run();
    return "fine";
  }

  private static int count() {
    return 0;
  }
}
