import java.util.List;

/**
 * Chooses the path on which most water is left, by trying all of them on
 * paper.
 */
public class Hiker {
  private final int[] wells;

  /** Makes a hiker on a map with so many litres in each well. */
  public Hiker(int... wells) {
    this.wells = wells;
  }

  /**
   * The best of some paths, each of which visits wells by their numbers.
   */
  public List<Integer> choose(List<List<Integer>> paths, int litres) {
    List<Integer> best = paths.get(0);
    int most = Integer.MIN_VALUE;
    for (List<Integer> path : paths) {
      int left = litresAfter(path, litres);
      if (left > most) {
        most = left;
        best = path;
      }
    }
    return best;
  }

  /**
   * Walks on paper: a well that is visited twice is empty the second time.
   */
  private int litresAfter(List<Integer> path, int litres) {
    int[] paper = wells.clone();
    int left = litres;
    for (int well : path) {
      left += paper[well] - 3;
      paper[well] = 0;
    }
    return left;
  }
}
