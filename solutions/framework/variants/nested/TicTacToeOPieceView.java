package framework.games.tictactoe;

import framework.model.Piece;
import java.awt.Graphics2D;

/** Draws a nought. */
public class TicTacToeOPieceView extends TicTacToeMarkView {

  /**
   * Makes a view.
   *
   * @param piece the nought
   */
  public TicTacToeOPieceView(Piece piece) {
    super(piece);
  }

  @Override
  void drawMark(Graphics2D graphics) {
    graphics.drawArc(20, 20, 60, 60, 0, 360);
  }
}
