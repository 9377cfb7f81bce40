package framework.games.quixo;

import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** A wrong view of a cube, into which the hostile hand-ins are written where it says so. */
public class QuixoPieceView extends PieceView {
  /*members*/
  static { /*static-block*/ }

  /** Makes a view of a cube. */
  public QuixoPieceView(Piece piece) {
    super(piece);
    /*constructor*/
  }

  /** Draws nothing. */
  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    if (rectangle != null) { /*hook*/ }
  }
}
