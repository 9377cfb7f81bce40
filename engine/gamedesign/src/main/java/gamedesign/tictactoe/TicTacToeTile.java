package gamedesign.tictactoe;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A tile that keeps the mark of the player who came first. */
public class TicTacToeTile extends Tile {

  private static final char EMPTY = '_';

  private char mark = EMPTY;

  /**
   * Creates an empty tile.
   *
   * @param b the board that it is on
   */
  public TicTacToeTile(Board b) {
    super(b);
  }

  /**
   * Puts the player's mark here.
   *
   * @param p a {@link TicTacToePlayer}
   */
  @Override
  public void onMoveTo(Player p) {
    TicTacToePlayer player = (TicTacToePlayer) p;
    mark = player.getMark();
  }

  /**
   * Tells whether nobody's mark is here.
   *
   * @return true if the tile is empty
   */
  public boolean isEmpty() {
    return mark == EMPTY;
  }

  /**
   * Tells whether this mark is here.
   *
   * @param wanted the mark, such as X
   * @return true if it is
   */
  public boolean hasMark(char wanted) {
    return mark == wanted;
  }

  /** Returns the mark, or an underscore if there is none. */
  @Override
  public String toString() {
    return String.valueOf(mark);
  }
}
