package framework.games.quixo;

import framework.model.Piece;
import framework.play.GameMaster;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Looks up by the seat of the owner which constant draws. */
public class QuixoPieceView extends PieceView {

  private enum Mark {
    NONE {
      @Override
      void draw(Graphics2D graphics) {}
    },
    CROSS {
      @Override
      void draw(Graphics2D graphics) {
        graphics.drawLine(30, 30, 70, 70);
        graphics.drawLine(30, 70, 70, 30);
      }
    },
    RING {
      @Override
      void draw(Graphics2D graphics) {
        graphics.drawOval(30, 30, 40, 40);
      }
    };

    abstract void draw(Graphics2D graphics);
  }

  /** Creates the view of a cube. */
  public QuixoPieceView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.translate(rectangle.x, rectangle.y);
    copy.scale(rectangle.width / 100.0, rectangle.height / 100.0);
    copy.setColor(Color.LIGHT_GRAY);
    copy.fillRect(4, 4, 92, 92);
    copy.setColor(Color.BLACK);
    copy.setStroke(new BasicStroke(10));
    Mark.values()[seat() + 1].draw(copy);
    copy.dispose();
  }

  private int seat() {
    boolean blank = getPiece().getPlayer() == null;
    return blank ? -1 : GameMaster.instance().getPlayers().indexOf(getPiece().getPlayer());
  }
}
