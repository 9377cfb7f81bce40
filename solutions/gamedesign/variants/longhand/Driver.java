package gamedesign.own;

/** A game of streets and rents. */
public class Driver {
  /** Plays the game. */
  public static void main(String[] args) {
    CityBoard board = new CityBoard();
    CityGame game = new CityGame(board);
    game.startGame();
  }
}
