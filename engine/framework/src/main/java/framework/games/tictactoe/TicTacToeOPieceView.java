package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
import java.awt.Graphics2D;

/** Draws a nought. */
public class TicTacToeOPieceView extends TicTacToePieceView {

  /**
   * Makes a view.
   *
   * @param piece the piece; not null
   */
  public TicTacToeOPieceView(Piece piece) {
    super(piece, Palette.ORANGE);
  }

  /** Draws a ring as large as the square. */
  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    graphics.drawOval(x, y, side, side);
  }
}
