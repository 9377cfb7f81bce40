/** Counts goals, and returns an object that takes a goal back. */
public class GoalCounter {
  private final int[] goals = new int[2];
  private String latest = "nobody";

  /** Takes one goal back. */
  public interface Undo {
    /** Makes everything as it was before the goal. */
    void undo();
  }

  /** A team scores. */
  public Undo score(int team) {
    String before = latest;
    goals[team]++;
    latest = "team " + team;
    return new Undo() {
      @Override
      public void undo() {
        goals[team]--;
        latest = before;
      }
    };
  }

  /** Returns the result and who scored last. */
  public String show() {
    return goals[0] + " : " + goals[1] + ", last " + latest;
  }
}
