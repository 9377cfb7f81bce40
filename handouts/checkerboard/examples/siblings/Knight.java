/** A knight on an empty chess board. */
public class Knight {
  private static final int SIZE = 8;

  /** A square that the knight can reach, and the next one in the list. */
  public static class Leap {
    private final int row;
    private final int col;
    private final Leap next;

    Leap(int row, int col, Leap next) {
      this.row = row;
      this.col = col;
      this.next = next;
    }
  }

  /** Returns whether the knight can leap from one square to another. */
  public boolean isLeap(int row, int col, int toRow, int toCol) {
    int up = Math.abs(toRow - row);
    int across = Math.abs(toCol - col);
    return isOnBoard(toRow, toCol) && up * across == 2;
  }

  /** Returns a list of all leaps from a square; null if there are none. */
  public Leap getLeaps(int row, int col) {
    Leap list = null;
    for (int toRow = row - 2; toRow <= row + 2; toRow++) {
      for (int toCol = col - 2; toCol <= col + 2; toCol++) {
        if (isLeap(row, col, toRow, toCol)) {
          list = new Leap(toRow, toCol, list);
        }
      }
    }
    return list;
  }

  private boolean isOnBoard(int row, int col) {
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE;
  }
}
