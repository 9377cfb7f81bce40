/** Tries the seats of a theatre, and says which is the best. */
public class SeatChooser {
  private static final int MIDDLE = 8;
  private static final int FRONT = -3;

  /** A theatre of any size. */
  public interface Theatre {
    /** Returns the number of rows. */
    int rows();

    /** Returns the number of seats in a row. */
    int width();

    /** Sits down; returns false if somebody sits there. */
    boolean sitDown(int row, int seat);

    /** Gets up again. */
    void getUp();
  }

  /** Returns row and seat of the best one; null if none is free. */
  public static int[] choose(Theatre theatre) {
    int[] best = null;
    int most = 0;
    for (int row = 0; row < theatre.rows(); row++) {
      for (int seat = 0; seat < theatre.width(); seat++) {
        if (theatre.sitDown(row, seat)) {
          int weight = weight(theatre, row, seat);
          theatre.getUp(); // choosing a seat is not taking it
          if (best == null || weight > most) {
            best = new int[] {row, seat};
            most = weight;
          }
        }
      }
    }
    return best;
  }

  private static int weight(Theatre theatre, int row, int seat) {
    int fromAisle = Math.min(seat, theatre.width() - 1 - seat);
    int weight = fromAisle >= theatre.width() / 3 ? MIDDLE : 1;
    return row == 0 ? weight + FRONT : weight;
  }
}
