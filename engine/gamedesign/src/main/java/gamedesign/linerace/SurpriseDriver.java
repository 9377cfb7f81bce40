package gamedesign.linerace;

/** Runs one race with surprises. */
public class SurpriseDriver {

  private SurpriseDriver() {}

  /**
   * Creates the board, then the game on it, and starts the game.
   *
   * @param args not used
   */
  public static void main(String[] args) {
    SurpriseBoard board = new SurpriseBoard();
    LineRaceGame game = new LineRaceGame(board);
    game.startGame();
  }
}
