package gamedesign.linerace;

/** Runs one race. */
public class LineRaceDriver {

  private LineRaceDriver() {}

  /**
   * Creates the board, then the game on it, and starts the game.
   *
   * @param args not used
   */
  public static void main(String[] args) {
    LineRaceBoard board = new LineRaceBoard();
    LineRaceGame game = new LineRaceGame(board);
    game.startGame();
  }
}
