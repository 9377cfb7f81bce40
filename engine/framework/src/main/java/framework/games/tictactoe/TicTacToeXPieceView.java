package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
import java.awt.Graphics2D;

/** Draws a cross. */
public class TicTacToeXPieceView extends TicTacToePieceView {

  /**
   * Makes a view.
   *
   * @param piece the piece; not null
   */
  public TicTacToeXPieceView(Piece piece) {
    super(piece, Palette.BLUE);
  }

  /** Draws a cross as large as the square. */
  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    graphics.drawLine(x, y, x + side, y + side);
    graphics.drawLine(x, y + side, x + side, y);
  }
}
