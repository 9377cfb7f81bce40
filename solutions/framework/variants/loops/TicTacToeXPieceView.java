package framework.games.tictactoe;

import framework.model.Piece;
import java.awt.Color;
import java.awt.Graphics2D;

/** Draws a cross as many small squares. */
public class TicTacToeXPieceView extends TicTacToePieceView {

  private static final int DOTS = 20;

  /**
   * Makes a view.
   *
   * @param piece the cross
   */
  public TicTacToeXPieceView(Piece piece) {
    super(piece, Color.BLACK);
  }

  @Override
  protected void drawHook(Graphics2D graphics, int x, int y, int side) {
    int dot = side / DOTS + 2;
    for (int i = 0; i <= DOTS; i++) {
      int along = (side - dot) * i / DOTS;
      graphics.fillRect(x + along, y + along, dot, dot);
      graphics.fillRect(x + along, y + side - dot - along, dot, dot);
    }
  }
}
