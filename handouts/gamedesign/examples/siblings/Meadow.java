/**
 * A meadow of two rows, with a fence on both sides. Chance decides what
 * grows on it.
 */
public class Meadow {
  private static final int ROWS = 2;
  private static final int COLS = 12;
  private static final double POPPIES = 0.2;
  private static final double DAISIES = 0.4;

  /** Returns the plants, by row and then column. */
  public String[][] createPlants() {
    String[][] plants = new String[ROWS][COLS];
    for (int row = 0; row < ROWS; row++) {
      for (int col = 0; col < COLS; col++) {
        boolean atTheSide = col == 0 || col == COLS - 1;
        plants[row][col] = atTheSide ? "|" : createPlant();
      }
    }
    return plants;
  }

  private String createPlant() {
    double chance = Math.random(); // rolled once for each plant
    if (chance < POPPIES) {
      return "*";
    }
    if (chance < POPPIES + DAISIES) {
      return "o";
    }
    return ".";
  }

  /** Prints a meadow. */
  public static void main(String[] args) {
    for (String[] row : new Meadow().createPlants()) {
      System.out.println(String.join(" ", row));
    }
  }
}
