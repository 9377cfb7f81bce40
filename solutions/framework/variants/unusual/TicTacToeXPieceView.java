package framework.games.tictactoe;

import framework.model.Piece;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;

/** A cross. */
public class TicTacToeXPieceView extends MarkView {
  /** Makes it. */
  public TicTacToeXPieceView(Piece piece) {
    super(piece);
  }

  @Override
  Shape shape(Rectangle r) {
    int t = Math.max(1, r.width / 4);
    Polygon p = new Polygon();
    int[] xs = {0, t, r.width - 1, r.width - 1 - t};
    int[] ys = {0, 0, r.height - 1, r.height - 1};
    for (int i = 0; i < xs.length; i++) {
      p.addPoint(r.x + xs[i], r.y + ys[i]);
    }
    return p;
  }
}
