package gamedesign.own;

/** Starts the treasure hunt. */
public class Driver {
  private Driver() {}

  /** Creates the island, then the game, and plays it. */
  public static void main(String[] args) {
    IslandBoard island = new IslandBoard();
    TreasureGame game = new TreasureGame(island);
    game.startGame();
  }
}
