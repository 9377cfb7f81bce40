/** The seats of a small theatre; row 0 is next to the stage. */
public class SeatPlan {
  private static final int ROWS = 4;
  private static final int SEATS = 6;

  private final String[][] names = new String[ROWS][SEATS];

  /** Returns whether there is such a seat. */
  public static boolean exists(int row, int seat) {
    return row >= 0 && row < ROWS && seat >= 0 && seat < SEATS;
  }

  /** Sells a seat; returns false, and changes nothing, if it can't be sold. */
  public boolean sell(String name, int row, int seat) {
    if (!exists(row, seat) || names[row][seat] != null) {
      return false;
    }
    names[row][seat] = name;
    return true;
  }

  @Override
  public String toString() {
    StringBuilder drawing = new StringBuilder();
    for (int row = ROWS - 1; row >= 0; row--) {
      for (int seat = 0; seat < SEATS; seat++) {
        drawing.append(names[row][seat] == null ? " ." : " x");
      }
      drawing.append(System.lineSeparator());
    }
    return drawing.toString();
  }
}
