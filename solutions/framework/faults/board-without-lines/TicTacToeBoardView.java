package framework.games.tictactoe;

import framework.Board;
import framework.BoardView;
import framework.Palette;

/** Draws the board: four lines between the spaces. */
public class TicTacToeBoardView extends BoardView {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a view of the board.
   *
   * @param board the board
   */
  public TicTacToeBoardView(Board board) {
    super(board);
    setBackground(Palette.PAPER);
  }

  @Override
  protected int gapHook(int spaceSize) {
    return 1 + spaceSize / 20;
  }
}
