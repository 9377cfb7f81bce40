package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** What both marks share: they are drawn in a square of 100 by 100, whatever the space is. */
abstract class TicTacToeMarkView extends PieceView {

  /** How a mark looks. */
  private enum Mood {
    QUIET(Color.BLACK, 10),
    HAPPY(Color.GREEN, 16);

    private final Color color;
    private final float pen;

    Mood(Color color, float pen) {
      this.color = color;
      this.pen = pen;
    }
  }

  private Mood mood = Mood.QUIET;

  /** Makes a view. */
  TicTacToeMarkView(Piece piece) {
    super(piece);
  }

  @Override
  public final boolean showGameOver(GameOverStatus status) {
    Mood before = mood;
    mood = status.isGameOver() ? Mood.HAPPY : Mood.QUIET;
    return mood != before;
  }

  @Override
  public final void draw(Graphics2D graphics, Rectangle rectangle) {
    Graphics2D own = (Graphics2D) graphics.create();
    own.translate(rectangle.x, rectangle.y);
    own.scale(rectangle.width / 100.0, rectangle.height / 100.0);
    own.setColor(mood.color);
    own.setStroke(new BasicStroke(mood.pen, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    drawMark(own);
    own.dispose();
  }

  /** Draws the mark into 100 by 100 points. */
  abstract void drawMark(Graphics2D graphics);
}
