/** The one fountain of a town: built when somebody first asks for it. */
public class Fountain {
  private static final Object LOCK = new Object();
  private static Fountain only;

  private int visitors;

  private Fountain() {}

  /** Returns the fountain; the first to ask has it built. */
  public static Fountain instance() {
    synchronized (LOCK) {
      if (only == null) {
        only = new Fountain();
      }
      return only;
    }
  }

  /** Counts a visitor. */
  public void visit() {
    synchronized (LOCK) {
      visitors++;
    }
  }
}
