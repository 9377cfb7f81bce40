package linerace;

/** Runs a race. */
public class Driver {
  /** Runs it. */
  public static void main(String[] args) {
    LineRaceBoard b = new LineRaceBoard();
    LineRaceGame g = new LineRaceGame(b);
    g.startGame();
  }
}
