package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;

/** Draws a nought with a pen. */
public class TicTacToeOPieceView extends PieceView {

  private final TicTacToeLook look = new TicTacToeLook(Color.RED);

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
    return look.follow(status);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    new TicTacToePen(look.color(), rectangle.width / 8f)
        .draw(graphics, shape(rectangle, rectangle.width / 5.0));
  }

  private static Shape shape(Rectangle place, double in) {
    return new Ellipse2D.Double(
        place.getX() + in, place.getY() + in, place.width - 2 * in, place.height - 2 * in);
  }
}
