package framework.games.quixo;

import framework.model.Piece;
import java.awt.Color;
import java.awt.Graphics2D;

/** A cube with a mark that an object of a nested class draws. */
public class QuixoPieceView extends ShapedPieceView {

  private abstract static class Mark {
    abstract void draw(Graphics2D graphics);
  }

  private static final Mark NONE =
      new Mark() {
        @Override
        void draw(Graphics2D graphics) {}
      };

  private static final Mark PLUS =
      new Mark() {
        @Override
        void draw(Graphics2D graphics) {
          graphics.setColor(Color.BLACK);
          graphics.fillRect(44, 20, 12, 60);
          graphics.fillRect(20, 44, 60, 12);
        }
      };

  private static final Mark DISC =
      new Mark() {
        @Override
        void draw(Graphics2D graphics) {
          graphics.setColor(Color.MAGENTA);
          graphics.fillOval(25, 25, 50, 50);
        }
      };

  private final Mark mark;

  /**
   * Makes a view.
   *
   * @param piece as in PieceView
   */
  public QuixoPieceView(Piece piece) {
    super(piece);
    if (piece.getPlayer() == null) {
      mark = NONE;
    } else {
      mark = "X".equals(piece.getPlayer().getName()) ? PLUS : DISC;
    }
  }

  @Override
  protected void drawHundred(Graphics2D graphics) {
    graphics.setColor(Color.ORANGE);
    graphics.fillRect(3, 3, 94, 94);
    mark.draw(graphics);
  }
}
