import java.util.List;

/** Estimates how good a place in a queue game is by the number of ways on from there. */
public class Mobility {
  /** Returns a positive number if we have more ways on than the others. */
  public static int worth(List<String> ourWays, List<String> theirWays) {
    return 10 * (ourWays.size() - theirWays.size());
  }
}
