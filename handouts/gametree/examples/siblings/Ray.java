/** Walks over a field of grass and trees. */
public class Ray {
  private final String[] field;

  /** Creates a field: each text is a row, {@code #} is a tree and {@code .} is grass. */
  public Ray(String... field) {
    this.field = field;
  }

  /** Returns how many trees stand in a row from a place on, in one direction. */
  public int trees(int row, int col, int down, int right) {
    int count = 0;
    int r = row + down;
    int c = col + right;
    while (isInside(r, c) && field[r].charAt(c) == '#') {
      count++;
      r += down;
      c += right;
    }
    return count;
  }

  private boolean isInside(int row, int col) {
    return 0 <= row && row < field.length && 0 <= col && col < field[row].length();
  }
}
