package candyland;

/** Runs a walk through the land of candy. */
public class Driver {
  /** Runs it. */
  public static void main(String[] args) {
    CandyBoard b = new CandyBoard();
    CandyGame g = new CandyGame(b);
    g.startGame();
  }
}
