package framework.games.tictactoe;

import framework.GameOverStatus;
import framework.Palette;
import framework.Piece;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;

/** Draws a cross. */
public class TicTacToeXPieceView extends TicTacToePieceView {

  private boolean over;

  /**
   * Makes a view of a cross.
   *
   * @param piece the cross
   */
  public TicTacToeXPieceView(Piece piece) {
    super(piece, Palette.BLUE);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    over = status.isGameOver();
    return super.showGameOver(status);
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    if (over) {
      graphics.setRenderingHint(
          RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    }
    Path2D cross = new Path2D.Double();
    cross.moveTo(x, y);
    cross.lineTo(x + side, y + side);
    cross.moveTo(x + side, y);
    cross.lineTo(x, y + side);
    graphics.draw(cross);
  }
}
