import java.util.List;

/** Repeats a list of steps, and looks for the first that goes wrong. */
public class FirstWrong {
  /** A step, after which something must be true. */
  public interface Step {
    /** Does it. */
    void run();

    /** Takes it back. */
    void undo();

    /** Tells whether all is well. */
    boolean isFine();
  }

  private FirstWrong() {}

  /** Returns the number of the first wrong step; -1 if all are fine. */
  public static int of(List<Step> steps) {
    for (int i = 0; i < steps.size(); i++) {
      steps.get(i).run();
      steps.get(i).undo();
      steps.get(i).run(); // the same again, if undo is right
      if (!steps.get(i).isFine()) {
        return i;
      }
    }
    return -1;
  }
}
