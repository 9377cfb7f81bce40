package gamedesign.tictactoe;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** Tic-Tac-Toe: X begins, and three in a row win. */
public class TicTacToeGame extends Game {

  /**
   * Creates a game on this board.
   *
   * @param b the board; empty
   */
  public TicTacToeGame(TicTacToeBoard b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<>();
    players.add(new TicTacToePlayer(this, 'X'));
    players.add(new TicTacToePlayer(this, 'O'));
    return players;
  }

  @Override
  public boolean gameIsOver() {
    return activePlayerHasThree() || ticTacToeBoard().emptyPlaces().isEmpty();
  }

  private boolean activePlayerHasThree() {
    TicTacToePlayer player = (TicTacToePlayer) getActivePlayer();
    return ticTacToeBoard().hasThree(player.getMark());
  }

  private TicTacToeBoard ticTacToeBoard() {
    return (TicTacToeBoard) getBoard();
  }

  @Override
  public void printRules() {
    System.out.println("Tic-Tac-Toe: Player 0 draws an X, Player 1 an O, in turn, on a board of");
    System.out.println("three by three. Whoever first has three in a row, a column or a diagonal");
    System.out.println("wins. If the board is full before that, nobody does.\n");
  }

  @Override
  public void printGameResults() {
    if (activePlayerHasThree()) {
      System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
    } else {
      System.out.println("The board is full: it's a draw.");
    }
  }
}
