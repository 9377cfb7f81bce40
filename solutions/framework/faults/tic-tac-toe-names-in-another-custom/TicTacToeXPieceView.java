package framework.games.tictactoe;

import framework.Palette;
import framework.Piece;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;

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
    Path2D the_cross = new Path2D.Double();
    the_cross.moveTo(x, y);
    the_cross.lineTo(x + side, y + side);
    the_cross.moveTo(x + side, y);
    the_cross.lineTo(x, y + side);
    graphics.draw(the_cross);
  }
}
