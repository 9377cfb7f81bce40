package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
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
    Path2D cross = new Path2D.Double();
    cross.moveTo(x, y);
    cross.lineTo(x + side, y + side);
    cross.moveTo(x + side, y);
    cross.lineTo(x, y + side);
    graphics.draw(cross);
  }
}
