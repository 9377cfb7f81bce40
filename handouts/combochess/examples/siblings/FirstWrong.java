import java.util.List;

/** Repeats a list of steps, and looks for the first that goes wrong. */
public class FirstWrong {
  /** A step; afterwards, something must be true. */
  public interface Step {
    /** Does it. */
    void run();

    /** Takes it back. */
    void undo();
  }

  /** Something that must be true after each step. */
  public interface Invariant {
    /** Tells whether it is. */
    boolean holds();
  }

  private FirstWrong() {}

  /** Returns the number of the first wrong step; -1 if all are fine. */
  public static int of(List<Step> steps, Invariant invariant) {
    for (int i = 0; i < steps.size(); i++) {
      steps.get(i).run();
      steps.get(i).undo();
      steps.get(i).run(); // the same again, if undo is right
      if (!invariant.holds()) {
        return i;
      }
    }
    return -1;
  }
}
