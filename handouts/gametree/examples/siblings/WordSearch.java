/** Finds a word in a grid of letters, in any of the eight directions. */
public class WordSearch {
  private final String[] grid;

  /** Creates a grid: each text is a row. */
  public WordSearch(String... grid) {
    this.grid = grid;
  }

  /** Returns whether the word begins at this place, in some direction. */
  public boolean begins(String word, int row, int col) {
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if ((down != 0 || right != 0) && stands(word, row, col, down, right)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean stands(String word, int row, int col, int down, int right) {
    for (int i = 0; i < word.length(); i++) {
      int r = row + i * down;
      int c = col + i * right;
      boolean inside = 0 <= r && r < grid.length && 0 <= c && c < grid[r].length();
      if (!inside || grid[r].charAt(c) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
