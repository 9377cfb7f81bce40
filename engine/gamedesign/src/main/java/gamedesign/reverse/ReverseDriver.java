package gamedesign.reverse;

/** Runs one game of cards. */
public class ReverseDriver {

  private ReverseDriver() {}

  /**
   * Creates the table, then the game at it, and starts the game.
   *
   * @param args not used
   */
  public static void main(String[] args) {
    TableBoard table = new TableBoard();
    ReverseGame game = new ReverseGame(table);
    game.startGame();
  }
}
