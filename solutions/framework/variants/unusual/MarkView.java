package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;

/** A mark, darker in the middle of the board; one that has won is outlined only. */
abstract class MarkView extends PieceView {
  private GameOverStatus status = GameOverStatus.NOT_OVER;

  MarkView(Piece piece) {
    super(piece);
  }

  abstract Shape shape(Rectangle r);

  @Override
  public final void draw(Graphics2D graphics, Rectangle rectangle) {
    Graphics2D g = (Graphics2D) graphics.create(rectangle.x, rectangle.y, rectangle.width, rectangle.height);
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    boolean middle = getPiece().getSpace() == Board.instance().getSpace(1, 1);
    g.setColor(middle ? Color.BLUE.darker() : Color.BLUE);
    Shape shape = shape(new Rectangle(0, 0, rectangle.width, rectangle.height));
    if (status.isGameOver()) {
      g.draw(shape);
    } else {
      g.fill(shape);
    }
    g.dispose();
  }

  @Override
  public boolean showGameOver(GameOverStatus now) {
    boolean changed = now.isGameOver() != status.isGameOver();
    status = now;
    return changed;
  }
}
