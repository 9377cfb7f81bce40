/** Counts the ways of a knight on a board of 5 by 5. */
public class Knight {
  private static final int SIZE = 5;
  private static final int[][] LEAPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private final boolean[][] visited = new boolean[SIZE][SIZE];

  /** Returns in how many ways of so many leaps it visits no square twice. */
  public int ways(int row, int col, int leaps) {
    if (row < 0 || row >= SIZE || col < 0 || col >= SIZE || visited[row][col]) {
      return 0;
    }
    if (leaps == 0) {
      return 1;
    }
    visited[row][col] = true;
    int sum = 0;
    for (int[] leap : LEAPS) {
      sum += ways(row + leap[0], col + leap[1], leaps - 1);
    }
    visited[row][col] = false; // as it was before
    return sum;
  }
}
