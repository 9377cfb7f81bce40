package framework.games.tictactoe;

import framework.model.Piece;
import java.awt.Graphics2D;

/** Draws a cross. */
public class TicTacToeXPieceView extends TicTacToeMarkView {

  /**
   * Makes a view.
   *
   * @param piece the cross
   */
  public TicTacToeXPieceView(Piece piece) {
    super(piece);
  }

  @Override
  void drawMark(Graphics2D graphics) {
    graphics.drawLine(20, 20, 80, 80);
    graphics.drawLine(20, 80, 80, 20);
  }
}
