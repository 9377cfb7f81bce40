package gamedesign.tictactoe;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.List;

/** A player who puts marks on empty tiles, wherever chance will have it. */
public class TicTacToePlayer extends Player {

  private final char mark;

  /**
   * Creates a player, who is on no tile yet.
   *
   * @param g the game that the player is in
   * @param mark the player's mark, such as X
   */
  public TicTacToePlayer(Game g, char mark) {
    super(g);
    this.mark = mark;
  }

  /**
   * Returns the player's mark.
   *
   * @return the mark, such as X
   */
  public char getMark() {
    return mark;
  }

  /** Goes to an empty tile, which takes the mark, and prints the board. */
  @Override
  public void takeTurn() {
    TicTacToeBoard board = (TicTacToeBoard) game.getBoard();
    List<int[]> places = board.emptyPlaces();
    int[] place = places.get((int) (Math.random() * places.size()));
    moveTo(place[0], place[1]);
    System.out.println(board);
  }

  /** Prints where the mark goes: nobody walks in this game. */
  @Override
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.println(
        "Player " + getPlayerNum() + " put an " + mark + " at (" + toRow + ", " + toCol + ").");
  }
}
