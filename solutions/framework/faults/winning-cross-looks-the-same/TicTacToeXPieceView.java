package framework.games.tictactoe;

import framework.Piece;
import framework.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Stroke;

/** Draws a cross. */
public class TicTacToeXPieceView extends PieceView {

  private Color color = Color.BLUE;

  /**
   * Makes a view of a cross.
   *
   * @param piece the cross
   */
  public TicTacToeXPieceView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle place) {
    Color colorBefore = graphics.getColor();
    Stroke strokeBefore = graphics.getStroke();
    int margin = place.width / 4;
    int left = place.x + margin;
    int right = place.x + place.width - margin;
    int top = place.y + margin;
    int bottom = place.y + place.height - margin;
    graphics.setColor(color);
    graphics.setStroke(new BasicStroke(place.width / 10f));
    graphics.drawLine(left, top, right, bottom);
    graphics.drawLine(left, bottom, right, top);
    graphics.setStroke(strokeBefore);
    graphics.setColor(colorBefore);
  }
}
