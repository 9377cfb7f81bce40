package gamedesign.tictactoe;

/** Runs one game of Tic-Tac-Toe. */
public class TicTacToeDriver {

  private TicTacToeDriver() {}

  /**
   * Creates the board, then the game on it, and starts the game.
   *
   * @param args not used
   */
  public static void main(String[] args) {
    TicTacToeBoard board = new TicTacToeBoard();
    TicTacToeGame game = new TicTacToeGame(board);
    game.startGame();
  }
}
