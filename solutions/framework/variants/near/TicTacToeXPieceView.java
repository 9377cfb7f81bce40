package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
import java.awt.geom.Path2D;

/** Hands a cross up. */
public class TicTacToeXPieceView extends ShapeHandedUp {

  /** Creates a view of a piece. */
  public TicTacToeXPieceView(Piece piece) {
    super(piece, Palette.BLUE, TicTacToeXPieceView::cross);
  }

  private static Path2D cross() {
    Path2D cross = new Path2D.Double();
    for (int from = 0; from < 2; from++) {
      cross.moveTo(from, 0);
      cross.lineTo(1 - from, 1);
    }
    return cross;
  }
}
