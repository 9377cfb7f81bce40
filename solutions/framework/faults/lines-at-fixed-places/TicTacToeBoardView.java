package framework.games.tictactoe;

import framework.Board;
import framework.BoardView;
import framework.Palette;
import java.awt.Color;
import java.awt.Graphics2D;

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

  @Override
  protected void drawHook(Graphics2D graphics) {
    Color before = graphics.getColor();
    graphics.setColor(Palette.INK);
    for (int i = 1; i < getRows(); i++) {
      graphics.fillRect(0, 160 * i - 4, 480, 8);
      graphics.fillRect(160 * i - 4, 0, 8, 480);
    }
    graphics.setColor(before);
  }
}
