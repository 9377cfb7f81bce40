package framework.games.tictactoe;

import framework.model.Piece;
import framework.view.Palette;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.stream.IntStream;

/** Draws a nought of two thin rings. */
public class TicTacToeOPieceView extends TicTacToePieceView {

  /**
   * Makes a view.
   *
   * @param piece the nought
   */
  public TicTacToeOPieceView(Piece piece) {
    super(piece, Palette.ORANGE);
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    IntStream.of(0, side / 4)
        .mapToObj(in -> new Ellipse2D.Float(x + in, y + in, side - 2 * in, side - 2 * in))
        .forEach(graphics::draw);
  }
}
