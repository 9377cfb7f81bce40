package framework.games.tictactoe;

import framework.GameOverStatus;
import framework.Palette;
import framework.Piece;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;

/** Draws a nought. */
public class TicTacToeOPieceView extends TicTacToePieceView {

  private GameOverStatus shown = GameOverStatus.NOT_OVER;

  /**
   * Makes a view of a nought.
   *
   * @param piece the nought
   */
  public TicTacToeOPieceView(Piece piece) {
    super(piece, Palette.ORANGE);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    boolean changed = status != shown;
    super.showGameOver(status);
    shown = status;
    return changed;
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    graphics.draw(new Ellipse2D.Double(x, y, side, side));
  }
}
