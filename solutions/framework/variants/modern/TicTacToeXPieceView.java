package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.util.List;

/** Draws a cross as a filled star with four thin rays. */
public class TicTacToeXPieceView extends PieceView {

  /** A corner, in hundredths of the rectangle. */
  private record Corner(int right, int down) {}

  private static final List<Corner> CORNERS =
      List.of(
          new Corner(15, 15), new Corner(50, 40), new Corner(85, 15), new Corner(60, 50),
          new Corner(85, 85), new Corner(50, 60), new Corner(15, 85), new Corner(40, 50));

  private boolean won;

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
    var before = won;
    won = status.isGameOver();
    return won != before;
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    var star = new Polygon();
    for (var corner : CORNERS) {
      star.addPoint(
          rectangle.x + rectangle.width * corner.right() / 100,
          rectangle.y + rectangle.height * corner.down() / 100);
    }
    var before = graphics.getColor();
    graphics.setColor(won ? Color.ORANGE : Color.BLUE);
    graphics.fillPolygon(star);
    graphics.setColor(before);
  }
}
