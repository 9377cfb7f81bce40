package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.GeneralPath;

/** Draws a cross with a pen. */
public class TicTacToeXPieceView extends PieceView {

  private final TicTacToeLook look = new TicTacToeLook(Color.BLUE);

  /**
   * Makes a view.
   *
   * @param piece the cross
   */
  public TicTacToeXPieceView(Piece piece) {
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
    GeneralPath path = new GeneralPath();
    path.moveTo(place.getX() + in, place.getY() + in);
    path.lineTo(place.getMaxX() - in, place.getMaxY() - in);
    path.moveTo(place.getX() + in, place.getMaxY() - in);
    path.lineTo(place.getMaxX() - in, place.getY() + in);
    return path;
  }
}
