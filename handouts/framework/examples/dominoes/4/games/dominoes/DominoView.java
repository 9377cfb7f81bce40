package framework.games.dominoes;

import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws half a domino: a bar that goes on in the space below, or to the right. */
public class DominoView extends PieceView {

  /** Makes a view of one piece. */
  public DominoView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle space) {
    boolean upright = ((DominoPlayer) getPiece().getPlayer()).isUpright();
    int marginX = upright ? space.width / 4 : 0;
    int marginY = upright ? 0 : space.height / 4;
    Color before = graphics.getColor();
    graphics.setColor(upright ? Palette.BLUE : Palette.ORANGE);
    graphics.fillRect(
        space.x + marginX,
        space.y + marginY,
        space.width - 2 * marginX,
        space.height - 2 * marginY);
    graphics.setColor(before);
  }
}
