package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;

/** Draws a nought as a ring: a disc without its middle. A nought that has won is a disc. */
public class TicTacToeOPieceView extends PieceView {

  private GameOverStatus status = GameOverStatus.NOT_OVER;

  /**
   * Makes a view.
   *
   * @param piece the nought
   */
  public TicTacToeOPieceView(Piece piece) {
    super(piece);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    var changed = status.isGameOver() != this.status.isGameOver();
    this.status = status;
    return changed;
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    var ring = disc(rectangle, 0.1);
    if (!status.isGameOver()) {
      ring.subtract(disc(rectangle, 0.3));
    }
    var before = graphics.getPaint();
    graphics.setPaint(new Color(200, 80, 0));
    graphics.fill(ring);
    graphics.setPaint(before);
  }

  private static Area disc(Rectangle rectangle, double margin) {
    return new Area(
        new Ellipse2D.Double(
            rectangle.x + margin * rectangle.width,
            rectangle.y + margin * rectangle.height,
            (1 - 2 * margin) * rectangle.width,
            (1 - 2 * margin) * rectangle.height));
  }
}
