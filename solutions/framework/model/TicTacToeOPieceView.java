package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;

/** Draws a nought. */
public class TicTacToeOPieceView extends TicTacToePieceView {

  /**
   * Makes a view of a nought.
   *
   * @param piece the nought
   */
  public TicTacToeOPieceView(Piece piece) {
    super(piece, Palette.ORANGE);
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    graphics.draw(new Ellipse2D.Double(x, y, side, side));
  }
}
