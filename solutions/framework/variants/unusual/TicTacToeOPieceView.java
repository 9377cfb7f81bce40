package framework.games.tictactoe;

import framework.model.Piece;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;

/** A nought, filled. */
public class TicTacToeOPieceView extends MarkView {
  /** Makes it. */
  public TicTacToeOPieceView(Piece piece) {
    super(piece);
  }

  @Override
  Shape shape(Rectangle r) {
    return new Ellipse2D.Float(r.x, r.y, r.width, r.height);
  }
}
