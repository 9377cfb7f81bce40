import java.util.ArrayList;
import java.util.List;

/** Finds a word in a grid of letters, in any of the eight directions. */
public class WordSearch {
  private final String[] grid;
  private final int[][] marks;

  /** Creates a grid: each text is a row, and there is at least one. */
  public WordSearch(String... grid) {
    if (grid.length == 0) {
      throw new IllegalArgumentException("A grid has at least one row.");
    }
    this.grid = grid.clone();
    marks = new int[grid.length][grid[0].length()];
  }

  /** Marks the word wherever it begins here; returns what unmarks it. */
  public Runnable mark(String word, int row, int col) {
    List<int[]> marked = new ArrayList<>(); // a new list for each call
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        boolean moves = down != 0 || right != 0;
        if (moves && isAt(word, row, col, down, right)) {
          for (int i = 0; i < word.length(); i++) {
            marked.add(new int[] {row + i * down, col + i * right});
          }
        }
      }
    }
    marked.forEach(place -> marks[place[0]][place[1]]++);
    return () -> marked.forEach(place -> marks[place[0]][place[1]]--);
  }

  private boolean isAt(String word, int row, int col, int down, int right) {
    for (int i = 0; i < word.length(); i++) {
      int r = row + i * down;
      int c = col + i * right;
      boolean inside = r >= 0 && r < grid.length;
      inside = inside && c >= 0 && c < grid[r].length();
      if (!inside || grid[r].charAt(c) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
