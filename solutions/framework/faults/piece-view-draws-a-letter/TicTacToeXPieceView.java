package framework.games.tictactoe;

import framework.Palette;
import framework.Piece;
import java.awt.Graphics2D;

/** Draws a cross. */
public class TicTacToeXPieceView extends TicTacToePieceView {

  /**
   * Makes a view of a cross.
   *
   * @param piece the cross
   */
  public TicTacToeXPieceView(Piece piece) {
    super(piece, Palette.BLUE);
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    graphics.drawString("X", x, y + side);
  }
}
