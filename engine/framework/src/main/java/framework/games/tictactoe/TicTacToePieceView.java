package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Stroke;

/**
 * What the views of both kinds of pieces have in common: a colour, which is another one for pieces
 * that have won, and the pen.
 *
 * <p>Pattern <em>Template Method</em>: {@link #draw} takes care of the pen, {@link #drawHook} draws
 * the shape.
 */
public abstract class TicTacToePieceView extends PieceView {

  private final Color normalColor;
  private Color color;

  /**
   * Makes a view.
   *
   * @param piece the piece; not null
   * @param color what colour it has as long as the game goes on; not null
   */
  protected TicTacToePieceView(Piece piece, Color color) {
    super(piece);
    this.normalColor = color;
    this.color = color;
  }

  /** Called when the game is over, and when it goes on after all: a piece that has won is green. */
  @Override
  public boolean showGameOver(GameOverStatus status) {
    Color before = color;
    color = status.isGameOver() ? Palette.GREEN : normalColor;
    return !color.equals(before);
  }

  @Override
  public final void draw(Graphics2D graphics, Rectangle rectangle) {
    Color colorBefore = graphics.getColor();
    Stroke strokeBefore = graphics.getStroke();
    int side = Math.min(rectangle.width, rectangle.height);
    int margin = side / 5;
    graphics.setColor(color);
    graphics.setStroke(new BasicStroke(side / 9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    drawHook(
        graphics,
        rectangle.x + (rectangle.width - side) / 2 + margin,
        rectangle.y + (rectangle.height - side) / 2 + margin,
        side - 2 * margin);
    graphics.setColor(colorBefore);
    graphics.setStroke(strokeBefore);
  }

  /**
   * Draws the shape with the pen as it is, into a square.
   *
   * @param graphics where to draw; only lines
   * @param x the left edge of the square
   * @param y its upper edge
   * @param side how long its sides are
   */
  protected abstract void drawHook(Graphics2D graphics, int x, int y, int side);
}
