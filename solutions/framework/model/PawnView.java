package framework.games.own;

import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws a pawn: a head on a body; black ones stand on a broad foot. */
class PawnView extends PieceView {

  private final boolean isWhite;

  PawnView(Piece piece, boolean isWhite) {
    super(piece);
    this.isWhite = isWhite;
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Graphics2D pen = (Graphics2D) graphics.create();
    int unit = Math.min(rectangle.width, rectangle.height) / 8;
    pen.translate(
        rectangle.x + (rectangle.width - 8 * unit) / 2,
        rectangle.y + (rectangle.height - 8 * unit) / 2);
    pen.setColor(isWhite ? Color.WHITE : Palette.INK);
    pen.fillOval(3 * unit, unit, 2 * unit, 2 * unit);
    pen.fillPolygon(
        new int[] {4 * unit, 6 * unit, 2 * unit}, new int[] {2 * unit, 6 * unit, 6 * unit}, 3);
    if (!isWhite) {
      pen.fillRect(unit, 6 * unit, 6 * unit, unit);
    }
    pen.dispose();
  }
}
