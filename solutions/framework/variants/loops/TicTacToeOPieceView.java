package framework.games.tictactoe;

import framework.model.Piece;
import java.awt.Color;
import java.awt.Graphics2D;

/** Draws a nought as a polygon with many corners. */
public class TicTacToeOPieceView extends TicTacToePieceView {

  private static final int CORNERS = 24;

  /**
   * Makes a view.
   *
   * @param piece the nought
   */
  public TicTacToeOPieceView(Piece piece) {
    super(piece, new Color(160, 40, 40));
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    int[] xs = new int[CORNERS];
    int[] ys = new int[CORNERS];
    for (int i = 0; i < CORNERS; i++) {
      double angle = 2 * Math.PI * i / CORNERS;
      xs[i] = x + side / 2 + (int) (Math.cos(angle) * side / 2);
      ys[i] = y + side / 2 + (int) (Math.sin(angle) * side / 2);
    }
    graphics.drawPolygon(xs, ys, CORNERS);
  }
}
