package gamedesign.own;

/** Starts a game of pairs. */
public class Driver {

  /** Creates the board, then the game on it, and starts the game. */
  public static void main(String[] args) {
    PairsBoard table = new PairsBoard();
    PairsGame game = new PairsGame(table);
    game.startGame();
  }
}
