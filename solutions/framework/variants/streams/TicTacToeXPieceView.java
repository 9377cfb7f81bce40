package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.stream.Stream;

/** Draws a cross. */
public class TicTacToeXPieceView extends TicTacToePieceView {

  /**
   * Makes a view.
   *
   * @param piece the cross
   */
  public TicTacToeXPieceView(Piece piece) {
    super(piece, Palette.BLUE);
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    Stream.of(
            new Line2D.Float(x, y, x + side, y + side), new Line2D.Float(x, y + side, x + side, y))
        .forEach(graphics::draw);
  }
}
