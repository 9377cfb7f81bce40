import java.util.List;

/** Judges who has lost at tug-of-war over a ditch. */
public class RopeJudge {
  private final int ditch;

  /**
   * Makes a judge for a ditch of this width, in metres to both sides of the
   * middle.
   */
  public RopeJudge(int ditch) {
    this.ditch = ditch;
  }

  /**
   * The team that has lost; null while nobody stands in the ditch.
   *
   * @param red how far the people of one team are from the middle
   * @param blue how far those of the other are
   * @param lastPull the team that pulled last
   */
  public String loser(
      List<Integer> red, List<Integer> blue, String lastPull) {
    boolean redIsWet = anybodyInDitch(red);
    boolean blueIsWet = anybodyInDitch(blue);
    if (redIsWet && blueIsWet) {
      return lastPull;
    }
    if (redIsWet) {
      return "red";
    }
    return blueIsWet ? "blue" : null;
  }

  private boolean anybodyInDitch(List<Integer> team) {
    for (int distance : team) {
      if (distance < ditch) {
        return true;
      }
    }
    return false;
  }
}
