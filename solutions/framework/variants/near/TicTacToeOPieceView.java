package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;

/** Hands a circle up, which is a constant of all noughts. */
public class TicTacToeOPieceView extends ShapeHandedUp {
  private static final Shape CIRCLE = new Ellipse2D.Double(0, 0, 1, 1);

  /** Creates a view of a piece. */
  public TicTacToeOPieceView(Piece piece) {
    super(piece, Palette.ORANGE, () -> CIRCLE);
  }
}
